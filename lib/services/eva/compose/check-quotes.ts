import { evidenceId, evidenceUrl } from "@/lib/services/evidence/record";
import type { Draft, DraftSentence } from "../analyst/analyst";
import type { Citation } from "../record";
import type { Line } from "../retrieve/corpus/corpus";

/** `kept`: what is left of the draft. */
export type Checked = { paragraphs: string[]; citations: Citation[]; droppedQuotes: number; kept: Draft };

const SAME_SIGN: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "\u00a0": " " };
const plainSigns = (text: string): string => text.replace(/[’‘“”„\u00a0]/g, (sign) => SAME_SIGN[sign] ?? sign);

/** The stored text's own words for a quote, or null if nobody said that. Only punctuation variants may differ. */
export function storedQuote(text: string, quote: string): string | null {
  const wanted = plainSigns(quote.trim());
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const at = plainSigns(text).indexOf(wanted);
  return at < 0 ? null : text.slice(at, at + wanted.length);
}

const QUOTED = /[“"„]([^“”"„]{3,})[”"“]/gu;

/**
 * Keeps of a draft only what was said. A quote that isn't part of the line it cites is dropped and counted, and so is a
 * sentence that is left without support or quotes in passing what none of its lines says.
 */
export function checkQuotes({ evidence, lead, some, sentences }: Draft): Checked {
  const citations: Citation[] = [];
  const paragraphs: string[] = [];
  const told: DraftSentence[] = [];
  let droppedQuotes = 0;
  const numberOf = (line: Line, quote: string): number => {
    const id = evidenceId(line.origin, line.index);
    const known = citations.find((citation) => citation.id === id && citation.quote === quote);
    if (known) return known.n;
    const { origin, index, speaker, startSeconds, endSeconds } = line;
    const place = { id, speaker, startSeconds, endSeconds, url: evidenceUrl(origin, index) };
    citations.push({ ...origin, n: citations.length + 1, kind: "segment", quote, ...place });
    return citations.length;
  };
  for (const sentence of sentences) {
    const quotes = sentence.quotes.map(({ evidence: number, quote }) => {
      const line = evidence[number];
      const stored = line ? storedQuote(line.text, quote) : null;
      if (stored === null || !line) droppedQuotes += 1;
      return stored !== null && line ? { line, quote: stored } : null;
    });
    const kept = quotes.flatMap((quote) => quote ?? []);
    const invented = quotedInPassing(sentence).filter((said) => !kept.some(({ line }) => storedQuote(line.text, said)));
    droppedQuotes += invented.length;
    const lostPlace = quotes.some((quote, i) => quote === null && sentence.text.includes(`{${i}}`));
    if (kept.length === 0 || invented.length > 0 || lostPlace) continue;
    told.push(sentence);
    const shown = render(sentence, quotes, numberOf);
    if (paragraphs.length === 0 && lead) paragraphs.push([lead, some].filter(Boolean).join(" "));
    if (paragraphs.length === 0 || sentence.newParagraph) paragraphs.push(shown);
    else paragraphs.push(`${paragraphs.pop()} ${shown}`);
  }
  return { paragraphs, citations, droppedQuotes, kept: { evidence, lead, ...(some && { some }), sentences: told } };
}

const quotedInPassing = ({ text }: DraftSentence): string[] =>
  [...text.matchAll(QUOTED)].map(([, said]) => said ?? "").filter((said) => !/^\{\d\}$/.test(said));

function render(
  { text, before }: DraftSentence,
  quotes: ({ line: Line; quote: string } | null)[],
  numberOf: (line: Line, quote: string) => number,
): string {
  let rest = "";
  let shown = text.replace(/\{(\d)\}/g, (place, digit: string) => {
    const quote = quotes[Number(digit)];
    return quote ? `“${quote.quote}” [${numberOf(quote.line, quote.quote)}]` : place;
  });
  for (const [i, quote] of quotes.entries())
    if (quote && !text.includes(`{${i}}`)) rest += ` [${numberOf(quote.line, quote.quote)}]`;
  const end = /(?<![.!?…])[.!?…]+$/.exec(shown)?.[0] ?? "";
  shown = rest ? `${shown.slice(0, shown.length - end.length)}${rest}${end || "."}` : shown;
  return before ? `${before} ${shown}` : shown;
}
