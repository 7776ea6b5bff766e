/** A span of a text. */
export type Piece = { from: number; to: number };

/** "£14.20" contains no end of a sentence. */
const SENTENCE = /(?:[^.!?…。！？\n]|\.(?=[\p{L}\p{N}]))+(?:[.!?…。！？]+["”’)\]」』]*|\n|$)\s*/gu;
const CLAUSE = /[^,;:]+(?:[,;:]+|$)\s*/gu;
/** Speech without periods is cut at commas, or else between words: what reads a piece counts on its being short. */
const LONGEST = 280;
const WORDS = /(?:\S{1,40}\s{0,9}){1,30}/gu;

const piecesBy = (text: string, pattern: RegExp, from: number): Piece[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].trimEnd().length,
  }));

/** The sentences of a text, long ones in pieces; what is between words is left out. */
export function piecesOf(text: string): Piece[] {
  return wholeQuotations(text, piecesBy(text, SENTENCE, 0))
    .flatMap((piece) => (piece.to - piece.from > LONGEST ? partsOf(text, piece, CLAUSE) : [piece]))
    .flatMap((piece) => (piece.to - piece.from > LONGEST ? partsOf(text, piece, WORDS) : [piece]))
    .filter(({ from, to }) => to > from);
}

/** The same as texts. */
export const sentencesOf = (text: string): string[] =>
  piecesOf(text).map(({ from, to }) => text.slice(from, to).trim());

const QUOTED = [/["]/gu, /[“”]/gu, /[„“]/gu];
/** Whether a quotation begins in a text and doesn't end. */
const isCutOff = (text: string): boolean => QUOTED.some((marks) => (text.match(marks)?.length ?? 0) % 2 === 1);

/** Sentences within quotation marks stay together: half a quotation can't be quoted. */
function wholeQuotations(text: string, sentences: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const piece = sentences[at];
    if (piece === undefined) break;
    const { from, to } = piece;
    const last = isCutOff(text.slice(from, to)) ? closing(text, sentences, at) : at;
    whole.push({ from, to: sentences[last]?.to ?? to });
    at = last;
  }
  return whole;
}

/** The sentence in which the quotation that this one begins ends; itself if that is too far away. */
function closing(text: string, sentences: readonly Piece[], at: number): number {
  const from = sentences[at]?.from ?? 0;
  for (let place = at + 1; (sentences[place]?.to ?? Number.POSITIVE_INFINITY) - from <= LONGEST; place += 1)
    if (!isCutOff(text.slice(from, sentences[place]?.to))) return place;
  return at;
}

function partsOf(text: string, { from, to }: Piece, pattern: RegExp): Piece[] {
  const parts: Piece[] = [];
  for (const part of piecesBy(text.slice(from, to), pattern, from)) {
    const last = parts.at(-1);
    if (last && part.to - last.from <= LONGEST / 2) last.to = part.to;
    else parts.push({ ...part });
  }
  return parts;
}
