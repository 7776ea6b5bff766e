import { isOpen, questionsById, type SessionFacts } from "../facts";
import { quoteWords } from "../quote-words";
import type { QualityReason } from "../record";

const LEAST_SCALES = 5;
const LEAST_POINTS = 4;
const LEAST_CHOICES = 8;
const LEAST_SAME_WORDS = 3;
const SHOWN = 60;

/** The same mark on every scale, the same position in every list of options, or the same words for every question. */
export function straightLining({ answers, guide }: SessionFacts): QualityReason | null {
  const questions = questionsById(guide);
  const marks: number[] = [];
  const places: number[] = [];
  const words = new Map<string, { text: string; questions: Set<string> }>();
  for (const { questionId, value, text, followUp } of answers) {
    const question = questions.get(questionId);
    if (!question || followUp) continue;
    const { min, max } = question.scale ?? { min: 1, max: 5 };
    if (question.kind === "scale" && typeof value === "number" && max - min + 1 >= LEAST_POINTS) marks.push(value);
    const place = typeof value === "string" ? (question.options ?? []).indexOf(value) : -1;
    if (question.kind === "single" && (question.options?.length ?? 0) > 2 && place >= 0) places.push(place);
    const said = text.trim().toLowerCase().replace(/\s+/g, " ");
    if (!isOpen(question) || !/[\p{L}\p{N}]/u.test(said)) continue;
    const same = words.get(said) ?? { text: text.trim(), questions: new Set<string>() };
    same.questions.add(questionId);
    words.set(said, same);
  }
  const reason = (text: string): QualityReason => ({ kind: "straight_lining", text });
  const [mark, place] = [marks[0], places[0]];
  if (marks.length >= LEAST_SCALES && marks.every((each) => each === mark))
    return reason(`Gave ${mark} on all ${marks.length} scales.`);
  if (places.length >= LEAST_CHOICES && place !== undefined && places.every((each) => each === place))
    return reason(`Chose option ${place + 1} in all ${places.length} questions with options.`);
  const repeated = [...words.values()].find((same) => same.questions.size >= LEAST_SAME_WORDS);
  if (!repeated) return null;
  const shown = quoteWords(repeated.text, SHOWN);
  const end = /[.!?…]”?$/.test(shown) ? "" : ".";
  return reason(`Gave the same answer to ${repeated.questions.size} questions: ${shown}${end}`);
}
