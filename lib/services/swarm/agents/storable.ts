// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what PostgreSQL takes in no text
const NUL = /\u0000/g;
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A page's words in storable form: whole characters, no NUL. */
const text = (words: string): string => words.replace(NUL, "").replace(HALVES, "\ufffd");

/** A value from a page in storable form, at every depth. */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_key, part) => (typeof part === "string" ? text(part) : part))) as T;
}
