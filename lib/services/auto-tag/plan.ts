import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { type Group, groupLines } from "@/lib/services/analysis/themes/group-lines";
import { pickQuote } from "@/lib/services/eva/analyst/pick-quote";
import type { LineQuote } from "@/lib/services/passages/quote-lines";
import { type KnownTag, namesTag, tagOfTheme } from "./match-tags";

/** What is to be tagged with a tag that is there (`tagId`) or is to be made. */
export type Planned = { tagId: string | null; title: string; quotes: LineQuote[] };
export type Read = { lines: readonly AnalysisLine[]; groups: readonly Group[] };

const MOST_THEMES = 12;
/** A new tag stands for something that several lines are about. */
const FEWEST_LINES = 3;
const MOST_QUOTES = 60;
const MOST_OF_ONE = 8;
/** Up to here a line is tagged as a whole. */
const WHOLE = 500;
/** Lines further from the middle of a theme may be about something else. */
const NEAR_ENOUGH = 0.3;

/** What the lines are about. */
export async function read(lines: readonly AnalysisLine[]): Promise<Read> {
  const inGerman = lines.filter(({ language }) => language?.toLowerCase().startsWith("de")).length;
  const groups = await groupLines(lines, { most: MOST_THEMES, german: inGerman > lines.length / 2 }, pacer());
  return { lines, groups };
}

/** Tags that are there come first: what belongs under one, or says its name; new ones are for what is left. */
export function plan({ lines, groups }: Read, tags: readonly KnownTag[]): Planned[] {
  const planned = new Map<string, Planned>();
  const add = (tag: KnownTag | null, title: string, quotes: LineQuote[]) => {
    const key = tag?.id ?? title;
    const known = planned.get(key)?.quotes ?? [];
    planned.set(key, { tagId: tag?.id ?? null, title: tag?.title ?? title, quotes: [...known, ...quotes] });
  };
  const naming = (title: string) => {
    const names = namesTag(title);
    return lines.filter(({ text, language }) => names(text, language)).map((line) => toQuote(line, [title]));
  };
  for (const tag of tags) {
    const said = naming(tag.title);
    if (said.length > 0) add(tag, tag.title, spreadOut(said));
  }
  for (const { title, terms, members } of groups) {
    const near = [...members].filter((member) => member.near >= NEAR_ENOUGH).sort((a, b) => b.near - a.near);
    const tag = tagOfTheme(title, tags);
    if (!tag && near.length < FEWEST_LINES) continue;
    // A new tag gets what a tag of its name would have got.
    if (!tag) add(null, title, spreadOut(naming(title)));
    add(tag, title, spreadOut(near.map(({ line }) => toQuote(line, terms))));
  }
  return [...planned.values()];
}

type Quoted = { person: string; quote: LineQuote };

function toQuote(line: AnalysisLine, terms: readonly string[]): Quoted {
  const { ownerId, index, text } = line;
  const quote = text.length <= WHOLE ? text.trim() : pickQuote(text, terms, line.language);
  const firstOffset = text.indexOf(quote);
  return {
    person: personOf(line),
    quote: { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote },
  };
}

/** The first ones, but nobody's words fill a tag alone. */
function spreadOut(quoted: readonly Quoted[]): LineQuote[] {
  const heard = new Map<string, number>();
  return quoted
    .filter(({ person, quote }) => {
      heard.set(person, (heard.get(person) ?? 0) + 1);
      return quote.quote !== "" && (heard.get(person) ?? 0) <= MOST_OF_ONE;
    })
    .slice(0, MOST_QUOTES)
    .map(({ quote }) => quote);
}
