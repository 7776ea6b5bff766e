import { shortId } from "@/components/studies/editor/guide/short-id";
import type { ScreenerQuestion } from "@/lib/core/study/screener";

type Kind = ScreenerQuestion["type"];

export const SCREENER_WORDS: Record<Kind, { label: string; text: string }> = {
  multipleChoice: { label: "One choice", text: "They pick one option. Tick the ones that qualify." },
  checkBox: { label: "Several choices", text: "They pick any number. One that qualifies is enough." },
  textInput: { label: "Short text", text: "Checked against your condition. If it’s unclear, you decide." },
  multiLineInput: { label: "Long text", text: "Checked against your condition. If it’s unclear, you decide." },
  numberInput: { label: "Number", text: "Every number qualifies, unless you add a condition." },
};

const isChoice = (type: Kind) => type === "multipleChoice" || type === "checkBox";

/** The same question as another kind. */
export function asScreenerKind(question: ScreenerQuestion, type: Kind): ScreenerQuestion {
  const { options, placeholder, selectionConditionAi, ...rest } = question;
  const blank = () => ({ option: "", qualifyIfChosen: false });
  if (isChoice(type)) return { ...rest, type, options: options ?? [blank(), blank()] };
  return { ...rest, type, ...(placeholder && { placeholder }), selectionConditionAi: selectionConditionAi ?? "" };
}

export const newScreenerQuestion = (): ScreenerQuestion =>
  asScreenerKind({ id: shortId("q"), type: "multipleChoice", label: "" }, "multipleChoice");
