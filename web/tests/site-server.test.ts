// @vitest-environment node
// `./lawan site --serve` outlives whatever it is asked for.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const site = fileURLToPath(new URL("../tools/site.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lawan-site-"));
let server: ChildProcess;
let port = 0;

// The first line of the answer; what no browser would send is sent as it is.
const asked = (path: string) =>
  new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
    socket.on("data", (bytes) => (text += bytes.toString()));
    socket.on("end", () => resolve(text.split("\r\n")[0]!));
    socket.on("error", reject);
  });

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<title>Lawan</title>");
  mkdirSync(join(folder, "assets"));
  server = spawn(process.execPath, [site, "serve", folder, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  port = await new Promise((resolve) => server.stdout!.on("data", (text: Buffer) => resolve(Number(/:(\d+)\//.exec(text.toString())![1]))));
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

it("has nothing at addresses that are none, or lead out of the folder, and goes on", async () => {
  for (const path of ["/%", "/%ff", "//", "/%00", "/assets", "/nothing", "/../../etc/passwd", "/..%2f..%2f..%2fetc/passwd"]) {
    expect([path, await asked(path)]).toEqual([path, "HTTP/1.1 404 Not Found"]);
  }
  expect(await asked("/")).toBe("HTTP/1.1 200 OK");
  expect(await asked("/index.html")).toBe("HTTP/1.1 200 OK");
});
