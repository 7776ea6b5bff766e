import type { Context } from "@/lib/core/context";
import { isNoAnswer, isUnsure } from "@/lib/core/evidence/no-answer";
import type { Draft } from "@/lib/services/eva/analyst/analyst";
import { compose } from "@/lib/services/eva/compose/compose";
import { longHand } from "@/lib/services/eva/reading/long-hand";
import type { Scope } from "@/lib/services/evidence/scope";
import { type DraftBlock, plain, quote, text } from "../draft";
import type { Words } from "../words/english";
import { type Answered, peopleIn, type Said, saidIn } from "./answered";

/** Of an overview, as many findings as still are short. */
const MOST_CLAIMS = 3;

/**
 * What Eva answers to a part without a model, laid out for a report: what she counts and what introduces quotes as
 * text, and each quote apart. What only comes closest is no finding.
 */
export async function tellPart(ctx: Context, part: string, scope: Scope, words: Words["prompted"]): Promise<Answered> {
  const question = { text: longHand(part), turns: [] };
  const { paragraphs, kept, notes } = await compose(ctx, { question, scope, byModel: false }, { isLast: true });
  const [first = "", ...more] = paragraphs;
  const unquoted = { part, said: [], spoke: 0, people: 0, isByModel: false };
  if (isUnsure(first)) return { ...unquoted, short: words.nothing, blocks: [] };
  // Why nothing does: nobody is called so, say.
  if (isNoAnswer(first)) return { ...unquoted, short: plain([words.nothing, ...more].join(" ")), blocks: [] };
  if (kept === null) return { ...unquoted, short: plain(first), blocks: paragraphs.map(asText) };
  const said: Said[] = [];
  const blocks = kept.lead ? [asText(`${kept.lead} ${kept.some ?? ""}`)] : [];
  for (const { before, opening, quotes } of kept.sentences) {
    for (const introduction of [before, opening]) if (introduction) blocks.push(asText(introduction));
    for (const { evidence, quote: own } of quotes) {
      const line = kept.evidence[evidence];
      if (!line) continue;
      const one = saidIn(line, own);
      said.push(one);
      blocks.push(quote({ ref: one.ref }));
    }
  }
  const spoke = peopleIn(said);
  return {
    ...unquoted,
    short: shortOf(kept) ?? words.quoted(spoke),
    blocks: [...blocks, ...notes.map(asText)],
    said,
    spoke,
  };
}

const asText = (words: string): DraftBlock => text(plain(words));

/** What is counted; of what only introduces findings, these; null of what only introduces quotes. */
function shortOf({ lead, sentences }: Draft): string | null {
  const told = (lead === null ? [] : [lead]).filter(isFinding);
  const findings = sentences.flatMap(({ before }) => before ?? []).filter(isFinding);
  return plain((told.length > 0 ? told : findings.slice(0, MOST_CLAIMS)).join(" ")) || null;
}

const isFinding = (sentence: string): boolean => !sentence.trimEnd().endsWith(":");
