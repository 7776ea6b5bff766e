/** A piece of SentencePiece's unigram model with the logarithm of how likely it is. */
export type Piece = readonly [piece: string, score: number];

/** Before these, a vocabulary lists signs of its own that no text is cut into. */
const RESERVED = 6;
const UNKNOWN = 0;
const SPACE = "▁";
/** An unknown letter costs more than any piece (sentencepiece, `kUnkPenalty`). */
const PENALTY = 10;

/**
 * Cuts a text into the pieces of a vocabulary: of all ways the likeliest (Kudo 2018, "Subword Regularization", 3.2; Viterbi).
 * Answers their numbers; letters that no piece has are one unknown piece for each stretch of them.
 */
export function tokenizer(vocabulary: readonly Piece[]): (text: string) => number[] {
  const known = new Map<string, { id: number; score: number }>();
  let longest = 1;
  let least = 0;
  for (const [id, [piece, score]] of vocabulary.entries()) {
    if (id < RESERVED) continue;
    known.set(piece, { id, score });
    longest = Math.max(longest, [...piece].length);
    least = Math.min(least, score);
  }
  return (text) => {
    const plain = text.normalize("NFKC").trim().replace(/\s+/g, SPACE);
    if (plain === "") return [];
    const letters = [...(SPACE + plain)];
    const best: { score: number; from: number; id: number }[] = [{ score: 0, from: 0, id: UNKNOWN }];
    for (let end = 1; end <= letters.length; end++) {
      let found = { score: (best[end - 1]?.score ?? 0) + least - PENALTY, from: end - 1, id: UNKNOWN };
      let piece = "";
      for (let from = end - 1; from >= Math.max(0, end - longest); from--) {
        piece = letters[from] + piece;
        const one = known.get(piece);
        const score = one && (best[from]?.score ?? 0) + one.score;
        if (one && score !== undefined && score > found.score) found = { score, from, id: one.id };
      }
      best.push(found);
    }
    return idsOf(best);
  };
}

function idsOf(best: readonly { from: number; id: number }[]): number[] {
  const ids: number[] = [];
  for (let end = best.length - 1; end > 0; ) {
    const { from, id } = best[end] ?? { from: 0, id: UNKNOWN };
    if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
    end = from;
  }
  return ids.reverse();
}
