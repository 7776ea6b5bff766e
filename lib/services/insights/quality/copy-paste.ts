import type { GivenAnswer, SessionFacts } from "../facts";
import type { QualityReason } from "../record";

/** A pasted word or address is fine; a pasted paragraph in place of one's own words isn't. */
const LEAST_CHARACTERS = 60;
const MOSTLY = 0.8;
const ONE_IS_ENOUGH = 300;
const LEAST_ANSWERS = 2;

const pastedOf = ({ manner, text }: GivenAnswer): number => Math.min(manner.pastedCharacters ?? 0, text.length);

/** Answers that came from the clipboard instead of the keyboard. */
export function copyPaste({ answers }: SessionFacts): QualityReason | null {
  const written = answers.filter(({ text, manner }) => text.length >= LEAST_CHARACTERS && !manner.spoken);
  const pasted = written.filter((answer) => pastedOf(answer) / answer.text.length >= MOSTLY);
  if (pasted.length < LEAST_ANSWERS && !pasted.some((answer) => pastedOf(answer) >= ONE_IS_ENOUGH)) return null;
  const sum = (count: (answer: GivenAnswer) => number) => pasted.reduce((total, answer) => total + count(answer), 0);
  const share = `${sum(pastedOf)} of ${sum(({ text }) => text.length)} characters`;
  const text = `Pasted ${pasted.length} of ${written.length} longer answers (${share}).`;
  return { kind: "copy_paste", text };
}
