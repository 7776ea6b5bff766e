/** Every text in a value, joined, to determine which characters are needed. */
export function stringsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Uint8Array || value instanceof Date || value === null || typeof value !== "object") return "";
  return Object.values(value).map(stringsOf).join(" ");
}
