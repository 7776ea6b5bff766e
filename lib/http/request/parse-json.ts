import { invalid } from "@/lib/core/errors";

/** More than any request needs; a megabyte of ordinary JSON has about fifty thousand. */
const MOST_VALUES = 100_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
/** `[` and `{`; their closing characters are two code points further. */
const OPENS = new Set([91, 123]);

/**
 * `JSON.parse` for untrusted text. More than `mostValues` fields and items are refused before parsing, since building
 * and traversing them would hold up everyone else. Throws `invalid`, and what `JSON.parse` throws.
 */
export function parseJson(text: string, mostValues = MOST_VALUES): unknown {
  // The shortest value with its comma has two characters.
  if (text.length > 2 * mostValues && valuesIn(text) > mostValues)
    throw invalid("", `The body contains more than ${mostValues.toLocaleString("en")} values.`);
  return JSON.parse(text);
}

/** How many values a JSON text holds, or slightly more: every comma and every list or object begins one. */
function valuesIn(text: string): number {
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || OPENS.has(code)) count += 1;
    else if (code === QUOTE) at = endOfString(text, at);
  }
  return count;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
