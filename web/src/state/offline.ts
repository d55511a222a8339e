// Lets the browser keep the page, so that it opens while the server is away. Only secure addresses have this.
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage([new URL("./", document.baseURI).href, ...loaded.filter((name) => name.startsWith(location.origin))]);
  } catch {
    // A browser that refuses still plays.
  }
}
