// Calls that come thick and fast become one, a little later; none is lost when the page goes away.
export function deferred(ms: number, what: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    void what();
  };
  addEventListener("pagehide", () => timer && now());
  return () => {
    clearTimeout(timer);
    timer = setTimeout(now, ms);
  };
}
