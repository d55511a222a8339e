// A text from the server as a message that is known to be what its type says.
import { Checker, type Definitions } from "./check";
import type { Reply } from "./messages";
import replies from "./replies.json";

const checker = new Checker(replies as unknown as Definitions);

export class BadMessage extends Error {}

export function readReply(text: string): Reply {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadMessage("not JSON");
  }
  const type = (value as { type?: unknown } | null)?.type;
  const name = `reply.${String(type)}`;
  if (!Object.hasOwn(replies, name)) throw new BadMessage(`unknown type ${String(type)}`);
  const wrong = checker.problem(value, name);
  if (wrong) throw new BadMessage(`${String(type)}: ${wrong}`);
  return value as Reply;
}
