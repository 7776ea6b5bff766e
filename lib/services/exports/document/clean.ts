const NOT_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes characters that XML 1.0 doesn't allow, which would make the file unreadable. */
export const cleanText = (text: string): string => text.replace(NOT_XML, "");

/** The same value with all its texts cleaned. */
export function clean<T>(value: T): T {
  if (typeof value === "string") return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(clean) as T;
  if (value === null || typeof value !== "object" || value instanceof Date || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)])) as T;
}
