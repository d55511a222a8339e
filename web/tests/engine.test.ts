// The engine that a browser gets, where there is no server.
import { expect, it, vi } from "vitest";
import { Engine, variantsFor, type EnginePage } from "../src/state/engine/module";

const names = (browser: Partial<Parameters<typeof variantsFor>[0]>) =>
  variantsFor({ webAssembly: "modern", isolated: false, cores: 1, ...browser }).map(({ name, helpers }) => name + (helpers || ""));

it("has threads where the page is isolated and has cores, and no more than a phone bears", () => {
  expect(names({ isolated: false, cores: 8 })[0]).toBe("engine");
  expect(names({ isolated: true, cores: 1 })[0]).toBe("engine");
  expect(names({ isolated: true, cores: 2 }).slice(0, 2)).toEqual(["engine-threads1", "engine"]);
  expect(names({ isolated: true, cores: 64 })[0]).toBe("engine-threads3");
});

it("is a light one in an old browser, a script in one without WebAssembly, and either where the others do not start", () => {
  expect(names({})).toEqual(["engine", "engine-light", "engine-script"]);
  expect(names({ webAssembly: "old", isolated: true, cores: 4 })).toEqual(["engine-light", "engine-script"]);
  expect(names({ webAssembly: "none", isolated: true, cores: 4 })).toEqual(["engine-script"]);
});

it("starts without threads where the engine that has them does not start", async () => {
  // A folder that is a program: the name of the file behind it is a comment.
  const make = `({ helpers }) => import.meta.url.endsWith("engine.js") ? Promise.resolve({ _lawan_work: () => 42 + helpers }) : Promise.reject(new RangeError("no memory to share"))`;
  const folder = `data:text/javascript,${encodeURIComponent(`export default ${make};//`)}`;
  const emptyModule = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
  vi.stubGlobal("crossOriginIsolated", true);
  vi.stubGlobal("navigator", { hardwareConcurrency: 4 });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(emptyModule.buffer) }));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    const start = await Engine.fetch(folder, Promise.resolve({ engines: ["engine-threads"], data: [], docs: {} }), true);
    const engine = await start({} as EnginePage);
    expect(engine.work()).toBe(42);
    expect(String(warn.mock.calls[0])).toContain("no memory to share");
  } finally {
    warn.mockRestore();
    vi.unstubAllGlobals();
  }
});
