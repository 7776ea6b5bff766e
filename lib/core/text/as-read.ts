/** Characters that change the reading direction of what follows, as in a quotation that says the opposite. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Typed text as it reads: in its own direction, trimmed, and empty if nothing is visible. */
export function asRead(typed: string): string {
  const text = typed.replace(TURNING, "").trim();
  return SEEN.test(text) ? text : "";
}
