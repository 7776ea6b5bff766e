import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { type Naming, naming, type Spoken, spokenIn } from "@/lib/services/analysis/subjects/spoken";
import { type Subject, subjectsOf } from "@/lib/services/analysis/subjects/subjects";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { pickQuote } from "@/lib/services/eva/analyst/witnesses/pick-quote";
import type { LineQuote } from "@/lib/services/passages/quote-lines";
import { keyOf } from "./key-of";
import { type KnownTag, namesOf, tagOfSubject } from "./match-tags";

/** Quotes for an existing tag (`tagId`) or a new one. */
export type Planned = { tagId: string | null; title: string; quotes: LineQuote[] };
/**
 * `coded`: the lines that a model tagged, by title in lower case; without it, lines are tagged with what they name.
 * `asked`: all lines that it has read.
 */
export type Read = {
  lines: readonly AnalysisLine[];
  spoken: Spoken;
  subjects: readonly Subject[];
  coded?: ReadonlyMap<string, ReadonlySet<AnalysisLine>>;
  asked?: ReadonlySet<AnalysisLine>;
};

/** A tag is a sample; search finds everything. */
const MOST_QUOTES = 40;
const MOST_OF_ONE = 5;
/** The tags that a line is most about; more wouldn't distinguish lines any better. */
const MOST_OF_LINE = 2;
/** A line up to this length is tagged as a whole; of a longer one, what it says about the tag. */
const WHOLE = 240;

/** The subjects of the lines. */
export async function read(lines: readonly AnalysisLine[]): Promise<Read> {
  const inGerman = lines.filter(({ language }) => language?.toLowerCase().startsWith("de")).length;
  const breathe = pacer();
  const spoken = await spokenIn(lines, breathe);
  return { lines, spoken, subjects: await subjectsOf(lines, spoken, { german: inGerman > lines.length / 2 }, breathe) };
}

/** A line that may be tagged with what it names; `rank`: the tag's place among all. */
type Candidate = Naming & { key: string; rank: number };

/**
 * Existing tags come first, the oldest of them, so that the same lines get the same tags when read again: for what
 * belongs under one, or says its name. New ones are for the rest, and none is created with the meaning of a deleted one
 * (`refused`), although it takes its lines.
 */
export function plan(
  { lines, spoken, subjects, coded }: Read,
  tags: readonly KnownTag[],
  refused: readonly string[] = [],
): Planned[] {
  const languages = new Set(lines.map(({ language }) => language));
  const deleted = refused.map((title) => ({ id: `refused ${title}`, title }));
  const planned = new Map<string, Planned>();
  const candidates: Candidate[] = [];
  const add = (key: string, tag: Pick<Planned, "tagId" | "title">, found: readonly Naming[]) => {
    if (!planned.has(key)) planned.set(key, { ...tag, quotes: [] });
    const rank = [...planned.keys()].indexOf(key);
    for (const each of found) candidates.push({ ...each, key, rank });
  };
  const names = (title: string) => naming(spoken, namesOf(title, languages));
  const named = (title: string, also: readonly Naming[] = []): readonly Naming[] => {
    const chosen = coded?.get(keyOf(title));
    return chosen ? placed(title, chosen, [...also, ...names(title)]) : [...also, ...names(title)];
  };
  for (const { id, title } of tags) add(id, { tagId: id, title }, named(title));
  const shown = subjects.map(({ title, called = title, members }) => ({ title, called, members }));
  for (const { title, called, members } of shown.sort((a, b) => (a.called < b.called ? -1 : 1))) {
    const known = (some: readonly KnownTag[]) => tagOfSubject(title, some) ?? tagOfSubject(called, some);
    const tag = known(tags);
    // A new tag gets what an existing tag of its name would have got.
    if (tag) add(tag.id, { tagId: tag.id, title: tag.title }, coded ? named(called) : members);
    else add(known(deleted)?.id ?? called, { tagId: null, title: called }, named(called, members));
  }
  for (const each of chosen(candidates)) planned.get(each.key)?.quotes.push(toQuote(each));
  for (const { id } of deleted) planned.delete(id);
  return [...planned.values()].filter(({ quotes }) => quotes.length > 0);
}

/** What a model tagged with a title, where it names it, or else at what says most about it. */
function placed(title: string, lines: ReadonlySet<AnalysisLine>, namings: readonly Naming[]): Naming[] {
  return [...lines].map((line) => {
    const naming = namings.find((each) => each.line === line);
    if (naming) return { ...naming, sure: 1 + naming.sure };
    const quote = pickQuote(line, wordsOf(title), line.language);
    const from = line.text.indexOf(quote);
    return { line, sure: 1, from, to: from + quote.length };
  });
}

/** The surest: at most two tags per line and a limited number of lines per tag, not all by one person. */
function chosen(candidates: readonly Candidate[]): Candidate[] {
  const tagsOf = new Map<AnalysisLine, Set<string>>();
  const counts = new Map<string, number>();
  const count = (what: string) => counts.get(what) ?? 0;
  return [...candidates]
    .sort((a, b) => b.sure - a.sure || a.rank - b.rank)
    .filter(({ key, line }) => {
      const own = tagsOf.get(line) ?? new Set();
      const ofPerson = `${key} ${personOf(line)}`;
      if (own.has(key) || own.size >= MOST_OF_LINE) return false;
      if (count(key) >= MOST_QUOTES || count(ofPerson) >= MOST_OF_ONE) return false;
      tagsOf.set(line, own.add(key));
      counts.set(key, count(key) + 1).set(ofPerson, count(ofPerson) + 1);
      return true;
    });
}

function toQuote({ line: { ownerId, index, text }, from, to }: Naming): LineQuote {
  const quote = text.length <= WHOLE ? text.trim() : text.slice(from, to);
  const firstOffset = text.length <= WHOLE ? text.indexOf(quote) : from;
  return { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote };
}
