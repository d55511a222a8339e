// Writes the page as a folder that needs no server, or looks at such a folder: see docs/site.md.
//   node tools/site.mjs write DIR ENGINE-FOLDER... of web/dist, the engines, data/ and docs/
//   node tools/site.mjs serve DIR [PORT]           on 127.0.0.1, file by file
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MARK = "site.json"; // a folder that has it is ours
const SELDOM = /engine-(light|script)\./; // for old browsers, and those without WebAssembly

function fail(sentence) {
  console.error(`lawan: ${sentence}`);
  process.exit(2);
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

// ---- writing

// By language, each page under its name alone, as the server finds them.
function copyDocs(to) {
  const pages = {};
  for (const [language, below] of [["en", "."], ["id", "id"]]) {
    mkdirSync(join(to, language), { recursive: true });
    pages[language] = [];
    for (const folder of ["algorithms", "."]) {
      const from = join(root, "docs", below, folder);
      if (!existsSync(from)) continue;
      for (const file of readdirSync(from).filter((name) => name.endsWith(".md"))) {
        const name = basename(file, ".md");
        if (pages[language].includes(name)) continue;
        cpSync(join(from, file), join(to, language, file));
        pages[language].push(name);
      }
    }
  }
  return pages;
}

// The plain file is for browsers that give us no service worker to unpack the other.
function copyPacked(from, to) {
  const bytes = readFileSync(from);
  writeFileSync(to, bytes);
  writeFileSync(`${to}.gz`, gzipSync(bytes, { level: 9 }));
}

// A first visitor waits for this one: Node's own makes it eight kilobytes larger.
function wellPacked(bytes) {
  try {
    return execFileSync("gzip", ["-9nc"], { input: bytes, maxBuffer: 1 << 28 });
  } catch {
    return gzipSync(bytes, { level: 9 }); // no such program
  }
}

async function writeCode(from, to) {
  const { transformWithEsbuild } = await import("vite");
  for (const file of readdirSync(from).filter((name) => /^engine.*\.m?js$/.test(name))) {
    const { code } = await transformWithEsbuild(readFileSync(join(from, file), "utf8"), file, { minify: true, sourcemap: false, target: "es2022" });
    // Many hosts do not know the other ending, by which threads name their engine too.
    writeFileSync(join(to, file.replace(/\.mjs$/, ".js")), code.replace(/(engine[\w-]*)\.mjs\b/g, "$1.js"));
  }
  for (const file of readdirSync(from).filter((name) => /^engine.*\.wasm$/.test(name))) {
    const bytes = readFileSync(join(from, file));
    // A browser that needs the light one may not know how to unpack it.
    if (SELDOM.test(file)) writeFileSync(join(to, file), bytes);
    else writeFileSync(join(to, `${file}.gz`), wellPacked(bytes));
  }
}

async function writeEngine(from, to) {
  mkdirSync(join(to, "data"), { recursive: true });
  for (const folder of from) await writeCode(folder, to);
  const data = readdirSync(join(root, "data"));
  for (const name of data) copyPacked(join(root, "data", name), join(to, "data", name));
  const engines = ["engine-threads", "engine-light", "engine-script"].filter((name) => existsSync(join(to, `${name}.js`)));
  writeFileSync(join(to, "contents.json"), JSON.stringify({ engines, data, docs: copyDocs(join(to, "docs")) }));
  return engines.includes("engine-threads");
}

// A browser reads no modules from the disk itself, and would show nothing.
const NOT_SERVED = {
  en: "This folder is a web page that has to be served: put it on a web space, or start a program that serves files in it, such as python3 -m http.server, and open the address that it prints.",
  id: "Folder ini adalah halaman web yang harus disajikan oleh server: taruh di ruang web, atau jalankan program penyaji berkas di dalamnya, misalnya python3 -m http.server, lalu buka alamat yang ditampilkannya.",
};
// A host that has not all of it, or a network that goes away in the middle, in the words of the page, which is not there to say it.
function notFetched(language) {
  const [, words] = /"engine\.no-network": "(.*)",/.exec(readFileSync(join(root, `web/src/i18n/${language}.ts`), "utf8"));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
// Only of the page's own modules, and until it shows something: what else fails, as where visitors block advertisements, is not ours.
const toldWithoutScripts = () => `<script>
      const tell = (text) => (document.body.innerText = text[navigator.language.startsWith("id") ? "id" : "en"]);
      const served = location.protocol !== "file:";
      const isOurs = ({ tagName, type, src }) => tagName === "SCRIPT" && type === "module" && src.startsWith(new URL("./", location.href).href);
      const begins = () => !document.getElementById("app")?.firstElementChild;
      addEventListener("error", ({ target }) => isOurs(target) && begins() && tell(served ? ${JSON.stringify({ en: notFetched("en"), id: notFetched("id") })} : ${JSON.stringify(NOT_SERVED)}), true);
    </script>`;

const hashOf = (folder) => {
  const hash = createHash("sha256");
  for (const name of filesOf(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
};

function edit(file, changes) {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
}

async function write(target, ...engines) {
  const to = resolve(target);
  if (existsSync(to) && (!statSync(to).isDirectory() || (readdirSync(to).length > 0 && !existsSync(join(to, MARK))))) fail(`"${target}" is there already and is no site of Lawan; name an empty folder.`);
  const part = `${to}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(join(root, "web/dist"), part, { recursive: true, filter: (name) => !name.endsWith(".gz") });
  const threads = await writeEngine(engines, join(part, "engine"));
  const folder = `engine-${hashOf(join(part, "engine"))}/`;
  renameSync(join(part, "engine"), join(part, folder));
  edit(join(part, "index.html"), [["</head>", `  <meta name="lawan-engine" content="${folder}" />\n  </head>`]]);
  edit(join(part, "index.html"), [["<script", `${toldWithoutScripts()}\n    <script`]]);
  const version = hashOf(part);
  edit(join(part, "index.html"), [["</head>", `  <meta name="lawan-version" content="${version}" />\n  </head>`]]);
  const files = filesOf(part).filter((name) => name !== "sw.js" && name !== "index.html" && !existsSync(join(part, `${name}.gz`)));
  cpSync(join(root, "web/tools/site-sw.js"), join(part, "sw.js"));
  edit(join(part, "sw.js"), [
    ['const VERSION = "";', `const VERSION = "${version}";`],
    ["const THREADS = false;", `const THREADS = ${threads};`],
    ["const FILES = [];", `const FILES = ${JSON.stringify(["./", ...files.filter((name) => !SELDOM.test(name))])};`],
    ["const SELDOM = [];", `const SELDOM = ${JSON.stringify(files.filter((name) => SELDOM.test(name)))};`],
  ]);
  writeFileSync(join(part, MARK), JSON.stringify({ version }));
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(part, to);
}

// ---- looking at it

const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript", mjs: "text/javascript", css: "text/css", json: "application/json", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json", md: "text/markdown; charset=utf-8" };

// Null where an address is none of a file here: strangers ask for anything.
function fileAt(base, address) {
  try {
    const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    const file = join(base, path.endsWith("/") ? `${path}index.html` : path);
    return relative(base, file).startsWith("..") ? null : { file, bytes: readFileSync(file) };
  } catch {
    return null;
  }
}

export function serve(folder, port, listening) {
  const base = resolve(folder);
  const server = createServer((request, response) => {
    const found = fileAt(base, request.url);
    if (!found) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such file\n");
      return;
    }
    const type = TYPES[found.file.slice(found.file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(request.method === "HEAD" ? undefined : found.bytes);
  });
  server.on("error", (error) => fail(`cannot listen on 127.0.0.1:${port}: ${error.code}.`));
  server.listen(port, "127.0.0.1", () => listening(`http://127.0.0.1:${server.address().port}/`));
  return server;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [what, ...rest] = process.argv.slice(2);
  if (what === "write") await write(...rest);
  else if (what === "serve") serve(rest[0], Number(rest[1] ?? 8018), (url) => process.stdout.write(`${url}\n`));
  else fail("site.mjs: write or serve?");
}
