type Kind = "answer" | "form" | "screener";

const keyOf = (kind: Kind, token: string) => `earshot.${kind}.${token.slice(-12)}`;

/** The keys under which a participant's unsent answers are kept on their device. */
export const draftKey = (kind: Kind, token: string, version?: number): string =>
  version === undefined ? keyOf(kind, token) : `${keyOf(kind, token)}.${version}`;

/** Deleting one's data leaves none of it on the device either. */
export function forgetDrafts(token: string): void {
  const kinds: Kind[] = ["answer", "form", "screener"];
  const isOwn = (key: string) => kinds.some((kind) => key.startsWith(keyOf(kind, token)));
  try {
    for (const key of Object.keys(localStorage).filter(isOwn)) localStorage.removeItem(key);
  } catch {
    // If the browser stores nothing, there is nothing to forget.
  }
}
