import { invalid } from "@/lib/core/errors";
import type { Language } from "@/lib/core/languages";
import { answerText } from "@/lib/core/text/answer-text";
import { asRead } from "@/lib/core/text/as-read";
import type { AnswerValue, ShownQuestion } from "@/lib/services/participants/record";
import { checkValue } from "./check-value";
import type { Given } from "./moderator/situation";

/**
 * What was sent for the current question: free text for an open one, else a value of its kind, which may also come as
 * words ("4", an option's text). What is told of a number is in the given language. Throws `invalid`.
 */
export function readGiven(
  question: ShownQuestion,
  sent: { text?: string; value?: AnswerValue },
  language: Language,
): Given {
  if (question.kind === "open" || question.kind === "text") {
    const text = sent.text ?? (typeof sent.value === "string" ? sent.value : undefined);
    if (text === undefined) throw invalid("text", "Please write an answer.");
    const read = asRead(text);
    if (read === "") throw invalid("text", "Please write an answer, or skip the question if you can.");
    return { text: read, value: null, skipped: false };
  }
  const checked = checkValue(question, sent.value ?? meant(question, sent.text));
  if ("problem" in checked) throw invalid("value", checked.problem);
  return { text: answerText(checked.value, language), value: checked.value, skipped: false };
}

function meant(question: ShownQuestion, text: string | undefined): AnswerValue | undefined {
  const said = text?.trim() ?? "";
  if (said === "") return undefined;
  if (question.options) {
    const option = question.options.find((one) => one.toLowerCase() === said.toLowerCase());
    return question.kind === "multiple" ? option && [option] : option;
  }
  const number = Number(said.replace(",", "."));
  return Number.isFinite(number) ? number : undefined;
}
