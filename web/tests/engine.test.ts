// The engine that a browser gets, where there is no server.
import { expect, it } from "vitest";
import { variantFor } from "../src/state/engine/module";

it("has threads where the page is isolated and has cores, and no more than a phone bears", () => {
  expect(variantFor({ isolated: false, cores: 8 })).toEqual({ name: "engine", helpers: 0 });
  expect(variantFor({ isolated: true, cores: 1 })).toEqual({ name: "engine", helpers: 0 });
  expect(variantFor({ isolated: true, cores: 2 })).toEqual({ name: "engine-threads", helpers: 1 });
  expect(variantFor({ isolated: true, cores: 64 })).toEqual({ name: "engine-threads", helpers: 3 });
});
