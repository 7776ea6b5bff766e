import type { Citation } from "../message-shape";

/** A quote as an answer introduces it; `words` come before it, if they say more than who spoke. */
export type Told = { citation: Citation; words: string | null };
export type AnswerBlock = { kind: "words"; text: string } | { kind: "quotes"; quotes: Told[] };

const MARKER = /\[(\d{1,3})\]\.?(?=\s|$)/g;
/** The end of a sentence and the space after it. */
const SENTENCE_END = /[.!?…]["”’)\]]*\s+/g;
/** Words that only say who spoke: the quote's own line shows that. */
const ONLY_WHO = new Set(
  ["", "said", "put it this way:", ":", "From :", "added", "sagte", "drückte es so aus:", "Von :", "ergänzte"].map(
    bare,
  ),
);
const NAMELESS = ["Somebody", "Jemand"];

function bare(words: string): string {
  return words.replace(/[\s:]+/g, " ").trim();
}

/** `head`'s last sentence starts before the name in it, so that a name with a period stays whole. */
function divided(head: string, names: readonly string[]): { lead: string; words: string; isOnlyWho: boolean } | null {
  const name = names.find((each) => head.includes(each));
  if (name === undefined) return null;
  const at = head.lastIndexOf(name);
  const start = [...head.slice(0, at).matchAll(SENTENCE_END)].reduce((_, end) => end.index + end[0].length, 0);
  const words = head.slice(start);
  const rest = bare(words.slice(0, at - start) + words.slice(at - start + name.length));
  return { lead: head.slice(0, start).trim(), words: words.trim(), isOnlyWho: ONLY_WHO.has(rest) };
}

/** The parts of one paragraph; null if its quotes are woven into sentences that need them. */
function partsOf(paragraph: string, citations: readonly Citation[], isGrowing: boolean): AnswerBlock[] | null {
  const parts: AnswerBlock[] = [];
  const quotes: Told[] = [];
  let from = 0;
  for (const marker of paragraph.matchAll(MARKER)) {
    const citation = citations.find(({ n }) => n === Number(marker[1]));
    const before = paragraph.slice(from, marker.index).trim();
    const quoted = citation && [`“${citation.quote}”`, `„${citation.quote}“`].find((each) => before.endsWith(each));
    // What somebody said may look like a marker.
    if (!citation || !quoted) continue;
    const names = citation.speaker === undefined ? NAMELESS : [citation.speaker];
    const told = divided(before.slice(0, -quoted.length), names);
    if (!told || (told.lead && quotes.length > 0)) return null;
    if (told.lead) parts.push({ kind: "words", text: told.lead });
    quotes.push({ citation, words: told.isOnlyWho ? null : told.words });
    from = marker.index + marker[0].length;
  }
  const rest = paragraph.slice(from).trim();
  if (quotes.length === 0) return [{ kind: "words", text: rest }];
  if (rest && !isGrowing) return null;
  return [...parts, { kind: "quotes", quotes }];
}

/**
 * Splits an answer that lists quotes into its text and the quotes themselves: written out, ten of them are a wall of
 * text, and each would appear twice. Null for one that weaves quotes into its sentences. Leaves out what a growing
 * answer has not finished yet.
 */
export function answerBlocks(
  text: string,
  citations: readonly Citation[],
  { isGrowing }: { isGrowing: boolean },
): AnswerBlock[] | null {
  const blocks: AnswerBlock[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const parts = partsOf(paragraph, citations, isGrowing);
    if (!parts) return null;
    for (const part of parts) {
      const last = blocks.at(-1);
      if (part.kind === "quotes" && last?.kind === "quotes") last.quotes.push(...part.quotes);
      else blocks.push(part);
    }
  }
  const told = blocks.flatMap((block) => (block.kind === "quotes" ? block.quotes : []));
  // Two parts of an answer may be told with one quote.
  return told.length > 0 && new Set(told.map(({ citation }) => citation.n)).size === citations.length ? blocks : null;
}
