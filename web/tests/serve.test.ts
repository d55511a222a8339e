// What is left of an engine that did not start.
import { afterEach, expect, it, vi } from "vitest";
import { lockOfChannel } from "../src/state/engine/letters";
import { serve } from "../src/state/engine/serve";

vi.mock("../src/state/engine/host", () => ({ Host: { start: () => Promise.reject(new Error("no engine")) } }));
vi.mock("../src/state/engine/kept-boards", () => ({ KeptBoards: { open: () => Promise.resolve(null) } }));

afterEach(() => vi.unstubAllGlobals());

it("holds no lock, and has asked the network why", async () => {
  const order = { folder: "http://localhost/engine/", channel: "lawan engine/", apart: true, shares: true, bell: null };
  const held = new Set<string>();
  const asked: string[] = [];
  const request = async (name: string, run: () => Promise<void>) => {
    held.add(name);
    asked.push(name);
    await run();
    held.delete(name);
  };
  const fetched: unknown[] = [];
  const said = new Promise((resolve) => {
    vi.stubGlobal("BroadcastChannel", class { postMessage = resolve; });
  });
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("fetch", (address: string, { cache }: RequestInit) => {
    fetched.push([address, cache]);
    expect([...held]).toEqual(["lawan-engine", lockOfChannel(order.channel)]);
    return Promise.reject(new Error("no network"));
  });
  serve(order);
  expect(await said).toMatchObject({ what: "failed", why: "no engine", failure: "network" });
  await vi.waitFor(() => expect([...held]).toEqual([]));
  expect(asked).toEqual(["lawan-engine", lockOfChannel(order.channel)]);
  expect(fetched).toEqual([["http://localhost/engine/contents.json", "reload"]]);
});
