// The worker of a tab: runs the engine, or waits until the tab that does is gone.
import { Host } from "./host";
import { KeptBoards } from "./kept-boards";
import { canShare, ENGINE_LOCK, type FromEngine, type Mailbox, type Order } from "./letters";

let host: Host | null = null;
let mailbox: string | null = null;

async function serve(order: Order): Promise<void> {
  try {
    host = await Host.start(order, KeptBoards.open());
    host.mailbox = mailbox;
  } catch (error) {
    const failed: FromEngine = { engine: 0, what: "failed", why: error instanceof Error ? error.message : String(error) };
    new BroadcastChannel(order.channel).postMessage(failed);
    return;
  }
  await new Promise(() => {}); // as long as the tab is there
}

self.onmessage = ({ data }: MessageEvent<Order | Mailbox>) => {
  if ("mailbox" in data) {
    ({ mailbox } = data);
    if (host) host.mailbox = mailbox;
  } else if (canShare()) void navigator.locks.request(ENGINE_LOCK, () => serve(data));
  else void serve(data);
};
