// How the page is built, served while it is written, and tested.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a server that was started by hand. What a game adds to the page lies in the game's folder.
const server = process.env.LAWAN_SERVER ?? "http://127.0.0.1:8017";

// The server hands out FILE.gz where there is one.
const compressed = {
  name: "compressed",
  apply: "build" as const,
  closeBundle() {
    for (const name of readdirSync("dist", { recursive: true }).map(String)) {
      if (!/\.(html|js|css|svg|json)$/.test(name)) continue;
      const path = join("dist", name);
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
};

// Two files before the first board, not a dozen: what the start reaches, and what a game needs beyond it.
function chunks(): (id: string, modules: { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }) => string | undefined {
  const reached = new Map<string, string>();
  return (id, { getModuleInfo }) => {
    const reach = (from: string, chunk: string) => {
      if (reached.has(from)) return;
      reached.set(from, chunk);
      getModuleInfo(from)?.importedIds.forEach((next) => reach(next, chunk));
    };
    reach(join(process.cwd(), "index.html"), "index");
    reach(join(process.cwd(), "src/play/PlayTab.svelte"), "play");
    return reached.get(id);
  };
}

export default defineConfig({
  plugins: [svelte(), compressed],
  base: "./", // a page without a server may lie in any folder
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "site/[name]-[hash].js" } } },
  build: {
    rollupOptions: {
      output: {
        manualChunks: chunks(),
        chunkFileNames: ({ name }) => `${["worker-socket", "serve"].includes(name) ? "site" : "assets"}/[name]-[hash].js`,
      },
    },
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/ws": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true } } },
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "unit", environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // on a busy machine
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.story.ts"],
          retry: 1, // as ctest does: a busy machine may stall the browser
          testTimeout: 60_000,
          hookTimeout: 60_000,
          poolOptions: { forks: { singleFork: true } },
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["e2e/*.site.ts", "e2e/{play,games,analyse,learn,experiment,five,once-wrong,lasting}.story.ts"],
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          poolOptions: { forks: { singleFork: true } },
        },
      },
      {
        extends: true,
        test: { name: "speed", include: ["e2e/first-board.ts"], testTimeout: 300_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: "screenshots", include: ["e2e/screenshots.ts"], testTimeout: 300_000, hookTimeout: 60_000 },
      },
    ],
  },
});
