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
/** A tag shows what there is; what all of it is, search tells. */
const MOST_QUOTES = 40;
const MOST_OF_ONE = 5;
/** What a line is most about; more tags than that tell lines apart no better. */
const MOST_OF_LINE = 2;
/** Up to here a line is tagged as a whole. */
const WHOLE = 500;
/** Lines further from the middle of a theme, of 0 to 1, may be about something else. */
const NEAR_ENOUGH = 0.45;
/** Who says what a tag is called speaks of it. */
const NAMED = 1;

/** What the lines are about. */
export async function read(lines: readonly AnalysisLine[]): Promise<Read> {
  const inGerman = lines.filter(({ language }) => language?.toLowerCase().startsWith("de")).length;
  const groups = await groupLines(lines, { most: MOST_THEMES, german: inGerman > lines.length / 2 }, pacer());
  return { lines, groups };
}

/** A line that may be tagged, and how sure it is that the tag fits, 0 to 1. */
type Candidate = { key: string; line: AnalysisLine; terms: readonly string[]; sure: number };

/**
 * Tags that are there come first: what belongs under one, or says its name; new ones are for what is left, and none is
 * made that means what somebody deleted (`refused`).
 */
export function plan({ lines, groups }: Read, tags: readonly KnownTag[], refused: readonly string[] = []): Planned[] {
  const planned = new Map<string, Planned>();
  const candidates: Candidate[] = [];
  const deleted = refused.map((title) => ({ id: title, title }));
  const add = (tag: KnownTag | null, title: string): string => {
    const key = tag?.id ?? title;
    if (!planned.has(key)) planned.set(key, { tagId: tag?.id ?? null, title: tag?.title ?? title, quotes: [] });
    return key;
  };
  const naming = (key: string, title: string) => {
    const names = namesTag(title);
    for (const line of lines)
      if (names(line.text, line.language)) candidates.push({ key, line, terms: [title], sure: NAMED });
  };
  for (const tag of tags) naming(add(tag, tag.title), tag.title);
  for (const { title, isAsked, terms, members } of groups) {
    if (isAsked) continue;
    const near = members.filter((member) => member.near >= NEAR_ENOUGH);
    const tag = tagOfTheme(title, tags);
    if (!tag && (near.length < FEWEST_LINES || tagOfTheme(title, deleted))) continue;
    const key = add(tag, title);
    // A new tag gets what a tag of its name would have got.
    if (!tag) naming(key, title);
    candidates.push(...near.map((member) => ({ key, line: member.line, terms, sure: member.near })));
  }
  for (const { key, line, terms } of chosen(candidates)) planned.get(key)?.quotes.push(toQuote(line, terms));
  return [...planned.values()].filter(({ quotes }) => quotes.length > 0);
}

/** The surest: of a line at most two tags, of a tag so many lines, and nobody's words fill it alone. */
function chosen(candidates: readonly Candidate[]): Candidate[] {
  const tagsOf = new Map<AnalysisLine, Set<string>>();
  const counts = new Map<string, number>();
  const count = (what: string) => counts.get(what) ?? 0;
  return [...candidates]
    .sort((a, b) => b.sure - a.sure)
    .filter(({ key, line }) => {
      const own = tagsOf.get(line) ?? new Set();
      const ofPerson = `${key} ${personOf(line)}`;
      if (own.has(key) || own.size >= MOST_OF_LINE || line.text.trim() === "") return false;
      if (count(key) >= MOST_QUOTES || count(ofPerson) >= MOST_OF_ONE) return false;
      tagsOf.set(line, own.add(key));
      counts.set(key, count(key) + 1).set(ofPerson, count(ofPerson) + 1);
      return true;
    });
}

function toQuote(line: AnalysisLine, terms: readonly string[]): LineQuote {
  const { ownerId, index, text } = line;
  const quote = text.length <= WHOLE ? text.trim() : pickQuote(text, terms, line.language);
  const firstOffset = text.indexOf(quote);
  return { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote };
}
