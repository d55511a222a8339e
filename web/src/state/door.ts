// Whether the server lets this browser in, and how to come in.

const JOIN = /^#join=(.*)$/s;

// A link or a picture of one may bring the code. It is taken out of the address, and so is the token that has
// become a cookie: others may look at the screen.
export function takeSecrets(): string {
  const code = JOIN.exec(location.hash)?.[1] ?? "";
  const url = new URL(location.href);
  url.searchParams.delete("token");
  if (code) url.hash = "";
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return code;
}

// False where nobody can be asked.
export async function doorIsClosed(): Promise<boolean> {
  try {
    const reply = await fetch("/door", { cache: "no-store" });
    return reply.ok && ((await reply.json()) as { closed?: boolean }).closed === true;
  } catch {
    return false;
  }
}

export type Joined = { readonly came: "in" | "wrong" | "nowhere" } | { readonly came: "too-often"; readonly wait: number };

export async function join(code: string): Promise<Joined> {
  try {
    // A header takes no letter beyond these, and no code has one.
    const typed = code.replace(/[^\w -]/g, "");
    const reply = await fetch("/join", { method: "POST", headers: { "Lawan-Code": typed } });
    if (reply.status === 429) return { came: "too-often", wait: Number(reply.headers.get("Retry-After")) || 1 };
    return { came: reply.ok ? "in" : "wrong" };
  } catch {
    return { came: "nowhere" };
  }
}

// "K7QM-2XPD"
export const spaced = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
export const joinAddress = (address: string, code: string | null): string => (code ? `${address}#join=${code}` : address);
