// Keeps a page that has no server: all of its files come from the cache of their version. A new version takes over
// when no tab shows the old one, so they never mix. tools/site.mjs writes the version and the files.
const VERSION = "";
const FILES = [];
const SELDOM = []; // kept where they were needed
const THREADS = false; // whether an engine is among them that has some

const CACHE = `lawan-${VERSION}`;
const SCOPE = new URL("./", self.location.href);
const inScope = (file) => new URL(file, SCOPE).href;
const INDEX = inScope("index.html"); // another name of the page
const known = new Set([...FILES, ...SELDOM].map(inScope));

// A browser that has no room, or gives us none, has the page as long as the network is there. It then keeps nothing at
// all: with a part of a version in the cache, the page would ask for the other files of it when they are long gone.
const keepNothing = (error) => (error.name === "QuotaExceededError" ? caches.delete(CACHE).catch(() => {}) : null);

const addressOf = (request) => request.url.split(/[?#]/)[0];

// The page itself is the only file whose name is the same in every version, and whose text must not be of another: the
// folder may have changed since this script was fetched, and the browser may remember the page of before.
async function isOfThisVersion(request, response) {
  return response.ok && (addressOf(request) !== SCOPE.href || (await response.clone().text()).includes(VERSION));
}

async function fromCacheFirst(request) {
  const cache = await caches.open(CACHE).catch(() => null);
  const found = request.cache === "reload" ? null : await cache?.match(addressOf(request)).catch(() => null);
  if (found) return found;
  const response = await fetch(request);
  if (await isOfThisVersion(request, response)) await cache?.put(addressOf(request), response.clone()).catch(keepNothing);
  return response;
}

// What a plain host does not say: that nobody else's page is beside ours and nobody else's files are in it. Then the
// browser gives us the memory that threads share, from the second visit on.
function isolated(response) {
  if (!THREADS || response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

// A file that only its compressed form is kept of. A host that knows the ending may have undone it on the way.
// One that was cut off on its way, and kept so, is fetched again.
async function unpacked(url, cache = "default") {
  const response = await fromCacheFirst(new Request(`${url}.gz`, { cache }));
  if (!response.ok) return response;
  const bytes = await response.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== 0x1f || second !== 0x8b) return new Response(bytes);
  try {
    return new Response(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  } catch {
    return cache === "reload" ? Response.error() : unpacked(url, "reload");
  }
}

// A name with a hash in it says what is in the file; others the browser may remember from an earlier version.
async function keepOne(cache, file) {
  const request = new Request(inScope(file), { cache: /^(assets|site|engine-\w+)\//.test(file) ? "default" : "no-cache" });
  const response = await fetch(request);
  if (!(await isOfThisVersion(request, response))) throw new Error(`${file} is not there, or of another version`);
  await cache.put(request, response);
}

// One after the other, so that what the page waits for is not kept waiting. All of them, or it fails: a version with
// a file that is missing never takes over.
async function keepAll() {
  const cache = await caches.open(CACHE);
  try {
    for (const file of FILES) if (!(await cache.match(inScope(file)))) await keepOne(cache, file);
  } catch (error) {
    await keepNothing(error);
    throw error;
  }
}

// ---- the mailbox: letters for an engine whose thread is in the middle of a search (src/state/engine/letters.ts)

const LONGEST_MS = 100; // for all tabs to answer
const mailbox = new BroadcastChannel("lawan-mailbox");
const questions = new Map();
mailbox.onmessage = ({ data }) => questions.get(data.answer)?.(data.letters);

async function letters(url) {
  const question = crypto.randomUUID();
  const after = JSON.parse(url.searchParams.get("after") ?? "{}");
  const tabs = await self.clients.matchAll({ type: "window" });
  const all = [];
  await new Promise((resolve) => {
    let silent = tabs.length;
    setTimeout(resolve, silent > 0 ? LONGEST_MS : 0);
    questions.set(question, (some) => {
      all.push(...some);
      if (--silent === 0 || some.length > 0) resolve();
    });
    mailbox.postMessage({ question, after });
  });
  questions.delete(question);
  return Response.json({ answer: question, letters: all });
}

// ---- what the browser asks

async function installed() {
  // The first version lets the page begin, and takes its time; a later one takes over when it has everything.
  if (self.registration.active) await keepAll();
  else await self.skipWaiting();
}

async function activated() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(installed()));
self.addEventListener("activate", (event) => event.waitUntil(activated()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname === `${SCOPE.pathname}mailbox`) return event.respondWith(letters(url));
  const file = addressOf(request);
  if (file === INDEX) return event.respondWith(fromCacheFirst(new Request(SCOPE, { cache: request.cache === "reload" ? "reload" : "default" })).then(isolated));
  if (known.has(`${file}.gz`)) return event.respondWith(unpacked(file));
  if (known.has(file)) event.respondWith(fromCacheFirst(request).then(isolated));
});
// The page is there, and has what it needed first.
self.addEventListener("message", (event) => event.waitUntil(keepAll().catch(() => null)));
