// The worker of a tab.
import type { Mailbox, Order } from "./letters";
import { fetchLettersFrom, serve } from "./serve";

self.onmessage = ({ data }: MessageEvent<Order | Mailbox>) => ("mailbox" in data ? fetchLettersFrom(data.mailbox) : serve(data));
self.postMessage("here"); // a browser that knows no workers of this kind does not come so far
