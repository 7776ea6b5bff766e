import type { BoardCard } from "../shapes";

const LINE = 20;
const LETTERS_A_LINE = 32;

const lines = (text: string, most: number): number =>
  Math.min(most, Math.max(1, Math.ceil(text.length / LETTERS_A_LINE)));

/** About how tall a card will be in pixels when rendered in full, so that little jumps. */
export function farHeight({ insight, type, evidence, findings, notes, source }: BoardCard): number {
  const [first] = evidence;
  const quote = first ? lines(first.quote, 3) * LINE + 50 : findings.length > 0 ? 90 : 0;
  const more = evidence.length + findings.length > 1 || notes || source ? 28 : 0;
  return 26 + Math.max(24, lines(insight, 6) * LINE) + (type.length > 0 ? 28 : 0) + quote + more;
}
