import { refused } from "./words";

/**
 * One line of at most `most` characters, trimmed; null if empty. Throws `invalidValue` for anything else, such as a
 * number or an object.
 */
export function textOf(value: unknown, path: string, most = 256): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw refused("invalidValue", `${path} must be a string.`, path);
  const text = value.trim();
  if (text.length > most) throw refused("invalidValue", `${path} can have at most ${most} characters.`, path);
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw refused("invalidValue", `${path} contains a control character.`, path);
  return text === "" ? null : text;
}

/** A boolean, also as text in any case or as a list's only element. Throws `invalidValue`. */
export function truthOf(value: unknown, path: string): boolean {
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof one === "boolean") return one;
  const word = typeof one === "string" ? one.trim().toLowerCase() : "";
  if (word === "true" || word === "false") return word === "true";
  throw refused("invalidValue", `${path} must be true or false.`, path);
}
