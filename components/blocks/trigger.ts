/** What is being asked for at the caret: a kind of block after "/", or a quote after "@". */
export type Trigger = { kind: "block" | "evidence"; from: number; query: string };

/** Reads the text before the caret. A sign in the middle of a word, as in an address, asks for nothing. */
export function triggerAt(text: string, caret: number): Trigger | null {
  const before = text.slice(0, caret);
  const slash = /(?:^|\s)\/([\p{L}-]{0,20})$/u.exec(before);
  if (slash) return { kind: "block", from: caret - (slash[1] ?? "").length - 1, query: slash[1] ?? "" };
  const at = /(?:^|\s)@([^@\n]{0,80})$/u.exec(before);
  if (at) return { kind: "evidence", from: caret - (at[1] ?? "").length - 1, query: at[1] ?? "" };
  return null;
}
