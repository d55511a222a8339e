// Runs the engine here, or waits until the tab that does is gone.
import { Host } from "./host";
import { KeptBoards } from "./kept-boards";
import { canShare, ENGINE_LOCK, lockOfChannel, setSharing, type Failure, type FromEngine, type Order } from "./letters";

let host: Host | null = null;
let mailbox: string | null = null;

// A folder that answers with its contents has the engines too. The network is asked, not what the service worker keeps.
async function failureIn(folder: string): Promise<Failure> {
  const answers = () => fetch(`${folder}contents.json`, { cache: "reload" }).then(({ ok }) => ok, () => false);
  return navigator.onLine !== false && (await answers()) ? "engine" : "network";
}

async function run(order: Order): Promise<void> {
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

// While it runs it is told whose it is: an engine that failed is in nobody's way.
async function runAlone(order: Order): Promise<void> {
  const running = run(order);
  void navigator.locks.request(lockOfChannel(order.channel), () => running);
  await running;
}

export function serve(order: Order): void {
  setSharing(order.shares);
  if (canShare()) void navigator.locks.request(ENGINE_LOCK, () => runAlone(order));
  else void run(order);
}

export function fetchLettersFrom(address: string): void {
  mailbox = address;
  if (host) host.mailbox = address;
}
