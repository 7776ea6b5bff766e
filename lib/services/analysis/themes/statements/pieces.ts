/** A span of a text. */
export type Piece = { from: number; to: number };

/** "£14.20" contains no end of a sentence. */
const SENTENCE = /(?:[^.!?…。！？\n]|\.(?=[\p{L}\p{N}]))+(?:[.!?…。！？]+["”’)\]」』]*|\n|$)\s*/gu;
const CLAUSE = /[^,;:]+(?:[,;:]+|$)\s*/gu;
/** Speech without periods is cut at commas, or else between words. */
const LONGEST = 280;
const WORDS = /(?:\S+\s*){1,30}/gu;

const piecesBy = (text: string, pattern: RegExp, from: number): Piece[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].trimEnd().length,
  }));

/** The sentences of a text, long ones in pieces; what is between words is left out. */
export function piecesOf(text: string): Piece[] {
  return piecesBy(text, SENTENCE, 0)
    .flatMap((piece) => (piece.to - piece.from > LONGEST ? partsOf(text, piece, CLAUSE) : [piece]))
    .flatMap((piece) => (piece.to - piece.from > LONGEST ? partsOf(text, piece, WORDS) : [piece]))
    .filter(({ from, to }) => to > from);
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
