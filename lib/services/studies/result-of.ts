import type { GuideQuestion } from "@/lib/core/study/guide";
import type { QuestionResult } from "./record";

/** The answers to a study's questions, by question id. */
export type Given = {
  answered: Record<string, number>;
  chosen: { id: string; value: string; count: number }[];
  texts: { id: string; sessionId: string; label: string; text: string }[];
};

type Counted = { value: number; count: number };

function meanOf(values: Counted[]): number | null {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? null : values.reduce((sum, { value, count }) => sum + value * count, 0) / total;
}

/** The median of sorted answers; of an even number, the mean of the middle two. */
function medianOf(values: Counted[]): number | null {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  const at = (place: number) => {
    let seen = 0;
    for (const { value, count } of values) {
      seen += count;
      if (seen > place) return value;
    }
    return null;
  };
  const [low, high] = [at(Math.ceil(total / 2) - 1), at(Math.floor(total / 2))];
  return total === 0 || low === null || high === null ? null : (low + high) / 2;
}

const USUAL_SCALE = { min: 1, max: 5 };

/** The result of one question. Options that the guide no longer has are counted after those it has. */
export function resultOf(question: GuideQuestion, given: Given): QuestionResult {
  const { id, text, kind } = question;
  const asked = { id, text, answered: given.answered[id] ?? 0 };
  const chosen = given.chosen.filter((row) => row.id === id);
  if (kind === "open" || kind === "text") {
    const answers = given.texts.filter((row) => row.id === id).map(({ id: _question, ...answer }) => answer);
    return { ...asked, kind, answers };
  }
  if (kind === "single" || kind === "multiple") {
    const options = [...new Set([...(question.options ?? []), ...chosen.map(({ value }) => value)])];
    const countOf = (option: string) => chosen.find(({ value }) => value === option)?.count ?? 0;
    return { ...asked, kind, options: options.map((option) => ({ option, count: countOf(option) })) };
  }
  const values = chosen
    .map(({ value, count }) => ({ value: Number(value), count }))
    .filter(({ value }) => Number.isFinite(value))
    .sort((a, b) => a.value - b.value);
  const [mean, median] = [meanOf(values), medianOf(values)];
  if (kind === "number")
    return { ...asked, kind, least: values[0]?.value ?? null, most: values.at(-1)?.value ?? null, mean, median };
  const scale = question.scale ?? USUAL_SCALE;
  const points = Array.from({ length: scale.max - scale.min + 1 }, (_, at) => scale.min + at);
  const countOf = (point: number) => values.find(({ value }) => value === point)?.count ?? 0;
  return { ...asked, kind, scale, values: points.map((value) => ({ value, count: countOf(value) })), mean, median };
}
