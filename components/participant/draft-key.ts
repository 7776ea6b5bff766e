type Kind = "answer" | "form" | "screener";

const keyOf = (kind: Kind, token: string) => `earshot.${kind}.${token.slice(-12)}`;

/** Where something that a participant has not sent yet is kept on their device. */
export const draftKey = (kind: Kind, token: string, version?: number): string =>
  version === undefined ? keyOf(kind, token) : `${keyOf(kind, token)}.${version}`;

/** Whoever has everything deleted leaves nothing of it on the device either. */
export function forgetDrafts(token: string): void {
  const kinds: Kind[] = ["answer", "form", "screener"];
  const isOwn = (key: string) => kinds.some((kind) => key.startsWith(keyOf(kind, token)));
  try {
    for (const key of Object.keys(localStorage).filter(isOwn)) localStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
