import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import type { Asked } from "./question-terms";

const other = (respect: Respect): Respect => ({ ...respect, side: -1 });
const isPraise = (respect: Respect | null): respect is Respect => respect?.side === 1;

/**
 * A question for those who don't like a thing asks who dislikes it. Who has no trouble needn't praise anything: null if
 * there is nothing to turn.
 */
export function turned(asked: Asked): Asked | null {
  if (!asked.terms.some(({ respect }) => isPraise(respect))) return null;
  return {
    ...asked,
    terms: asked.terms.map((term) => (isPraise(term.respect) ? { ...term, respect: other(term.respect) } : term)),
    isTurned: true,
    feeling: isPraise(asked.feeling) ? other(asked.feeling) : asked.feeling,
  };
}
