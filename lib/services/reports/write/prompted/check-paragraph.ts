import { HAS_LINK } from "@/lib/services/eva/analyst/own-words";
import { storedQuote } from "@/lib/services/eva/compose/check-quotes";
import type { Said } from "./answered";

export type Paragraph = { text: string; quotes: { evidence: number; quote: string }[] };
type Checked = { text: string; said: Said[] };

const QUOTED = /[“"„«]([^“”"„«»]{3,})[”"“»]/gu;
const NUMBER =
  /\d+(?:[.,]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?|half|thirds?|quarters?|percent|majority|minority|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hunderte?|tausende?|hälfte|drittel|viertel|prozent|mehrheit|minderheit)\b|%/giu;
const SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
  " ",
);
const KLEIN = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/**
 * What is left of a model's paragraph: null unless it relies on a quote that is part of a stored line, quotes nothing
 * else, contains no link, and states no number except counts and numbers in its quotes.
 */
export function checkParagraph(
  { text, quotes }: Paragraph,
  evidence: readonly Said[],
  counted: readonly number[],
): Checked | null {
  const said = quotes.flatMap(({ evidence: number, quote }): Said[] => {
    const from = evidence[number];
    const stored = from && storedQuote(from.line.text, quote);
    if (!from || !stored) return [];
    const firstOffset = from.line.text.indexOf(stored);
    const ref = { ...from.ref, quote: stored, firstOffset, lastOffset: firstOffset + stored.length };
    return [{ ...from, ref }];
  });
  const words = text.replace(/\s+/g, " ").replaceAll("**", "").trim();
  if (said.length === 0 || words === "" || HAS_LINK.test(words)) return null;
  const passing = [...words.matchAll(QUOTED)].map(([, inner]) => inner ?? "");
  if (passing.some((inner) => !said.some(({ line }) => storedQuote(line.text, inner)))) return null;
  const heard = said.map(({ line }) => line.text.toLowerCase()).join(" ");
  const people = new Set(said.map(({ ref }) => ref.person)).size;
  const known = new Set([...counted, people].flatMap((count) => [String(count), SMALL[count], KLEIN[count]]));
  const invented = [...words.toLowerCase().matchAll(NUMBER)].some(
    ([number]) => !known.has(number) && !heard.includes(number),
  );
  return invented ? null : { text: words, said };
}
