// The worker of a tab: runs the engine, or waits until the tab that does is gone.
import { Host } from "./host";
import { KeptBoards } from "./kept-boards";
import { canShare, ENGINE_LOCK, type FromEngine, type Order } from "./letters";

async function serve(order: Order): Promise<void> {
  try {
    await Host.start(order, await KeptBoards.open());
  } catch (error) {
    const failed: FromEngine = { engine: 0, what: "failed", why: error instanceof Error ? error.message : String(error) };
    new BroadcastChannel(order.channel).postMessage(failed);
    return;
  }
  await new Promise(() => {}); // as long as the tab is there
}

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if (canShare()) void navigator.locks.request(ENGINE_LOCK, () => serve(data));
  else void serve(data);
};
