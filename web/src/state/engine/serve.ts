// Runs the engine here, or waits until the tab that does is gone.
import { Host } from "./host";
import { KeptBoards } from "./kept-boards";
import { canShare, ENGINE_LOCK, lockOfChannel, setSharing, type Failure, type FromEngine, type Order } from "./letters";

let host: Host | null = null;
let mailbox: string | null = null;

// A folder that answers with its contents has the engines too.
async function failureIn(folder: string): Promise<Failure> {
  const answers = () => fetch(`${folder}contents.json`, { cache: "no-store" }).then(({ ok }) => ok, () => false);
  return navigator.onLine !== false && (await answers()) ? "engine" : "network";
}

async function run(order: Order): Promise<void> {
  if (canShare()) void navigator.locks.request(lockOfChannel(order.channel), () => new Promise(() => {}));
  try {
    host = await Host.start(order, KeptBoards.open());
    host.mailbox = mailbox;
  } catch (error) {
    const failed: FromEngine = { engine: 0, what: "failed", why: error instanceof Error ? error.message : String(error), failure: await failureIn(order.folder) };
    new BroadcastChannel(order.channel).postMessage(failed);
    return;
  }
  await new Promise(() => {}); // as long as the tab is there
}

export function serve(order: Order): void {
  setSharing(order.shares);
  if (canShare()) void navigator.locks.request(ENGINE_LOCK, () => run(order));
  else void run(order);
}

export function fetchLettersFrom(address: string): void {
  mailbox = address;
  if (host) host.mailbox = address;
}
