// Keeps the page for when the server is away. What is named by its contents comes from the cache; the rest comes from
// the server as long as that answers.
const CACHE = "lawan";
const MOST = 100; // files; the oldest go first

async function kept(request, response) {
  if (!response.ok) return response;
  const cache = await caches.open(CACHE);
  await cache.put(request, response.clone());
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
  return response;
}

async function fromCacheFirst(request) {
  return (await caches.match(request)) ?? kept(request, await fetch(request));
}

async function fromServerFirst(request) {
  try {
    return await kept(request, await fetch(request));
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  event.respondWith(pathname.includes("/assets/") ? fromCacheFirst(request) : fromServerFirst(request));
});
// What the page had loaded before this was there.
self.addEventListener("message", (event) => {
  event.waitUntil(Promise.all(event.data.map((url) => fromServerFirst(new Request(url)).catch(() => null))));
});
