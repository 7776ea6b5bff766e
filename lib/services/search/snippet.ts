import { cutText } from "@/lib/core/text/cut-text";

/** About so many UTF-16 units of a text are told, of which so many stand before the word. */
const MOST = 160;
const BEFORE = 50;

type Told = { title: string; snippet: string | null; elsewhere: string | null };

/**
 * What a thing's row says below its title: its snippet, or, if a word isn't in the title, the part of the snippet or of
 * the other text that has it. `words` are in small letters.
 */
export function snippetOf({ title, snippet, elsewhere }: Told, words: string[]): string | null {
  const [word] = words.filter((word) => !holds(title, word));
  if (word === undefined || !elsewhere || holds(snippet, word)) return snippet && partAround(snippet, word);
  if (!holds(elsewhere, word)) return snippet && partAround(snippet, undefined);
  return [partAround(elsewhere, word), snippet].filter(Boolean).join(" · ");
}

const holds = (text: string | null, word: string): boolean => text?.toLowerCase().includes(word) ?? false;

/** From a whole word on to a whole word. */
function partAround(text: string, word = ""): string {
  if (text.length <= MOST) return text;
  const at = Math.max(0, text.toLowerCase().indexOf(word) - BEFORE);
  const start = at > 0 ? at + text.slice(at).search(/(?<=\s)\S/) : 0;
  const rest = text.slice(start);
  const part = rest.length > MOST ? `${cutText(rest, MOST).replace(/\s+\S*$/, "")} …` : rest;
  return start > 0 ? `… ${part}` : part;
}
