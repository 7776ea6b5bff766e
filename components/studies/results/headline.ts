import { numberText } from "@/lib/core/text/answer-text";
import type { QuestionResult } from "../shapes";

type Chosen = { option: string; count: number };

/** From here on, two answers more or fewer would hardly change a share. */
const ENOUGH = 10;
/** Both ends of a scale have at least this share where opinions are divided. */
const DIVIDED = 1 / 3;

const named = (options: readonly Chosen[]): string =>
  new Intl.ListFormat("en").format(options.map(({ option }) => `“${option}”`));

/** Whether shares of so few answers would claim a precision that they don't have. */
export const isFew = (answered: number): boolean => answered < ENOUGH;

/**
 * What a researcher would say of a question first, in one sentence of counts; null for answers in people's own words,
 * which speak for themselves.
 */
export function headline(result: QuestionResult): string | null {
  const { answered } = result;
  if (answered === 0) return null;
  if ("options" in result)
    return result.kind === "multiple" ? often(result.options, answered) : chosen(result.options, answered);
  if (result.kind === "scale") return leaning(result, answered);
  if (result.kind === "number") return middle(result, answered);
  return null;
}

function ranked(options: readonly Chosen[]) {
  const given = options.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const most = given[0]?.count ?? 0;
  return { most, first: given.filter(({ count }) => count === most), next: given.find(({ count }) => count < most) };
}

function chosen(options: readonly Chosen[], answered: number): string {
  const { most, first, next } = ranked(options);
  if (answered === 1) return `The only answer is ${named(first)}.`;
  if (most === answered) return `All ${answered} chose ${named(first)}.`;
  if (first.length > 3) return `No answer stands out: none was chosen by more than ${most} of ${answered}.`;
  if (first.length > 1) return `A tie: ${named(first)} were chosen by ${most} of ${answered} each.`;
  return `${most} of ${answered} chose ${named(first)}${next ? `, ${next.count} “${next.option}”` : ""}.`;
}

function often(options: readonly Chosen[], answered: number): string {
  const { most, first, next } = ranked(options);
  if (answered === 1) return `The only answer names ${named(first)}.`;
  if (first.length > 3) return `No option stands out: none was chosen by more than ${most} of ${answered}.`;
  const each = first.length > 1 ? " each" : "";
  return `Chosen most: ${named(first)}, by ${most} of ${answered}${each}${next ? `; then “${next.option}”, by ${next.count}` : ""}.`;
}

function leaning(result: Extract<QuestionResult, { kind: "scale" }>, answered: number): string {
  const { scale, values } = result;
  const center = (scale.min + scale.max) / 2;
  const within = (is: (value: number) => boolean) => values.filter(({ value }) => is(value));
  const sum = (part: typeof values) => part.reduce((total, { count }) => total + count, 0);
  const [upper, lower] = [within((value) => value > center), within((value) => value < center)];
  const [high, low] = [sum(upper), sum(lower)];
  const range = (part: typeof values, label: string | undefined) => {
    const [from, to] = [part[0]?.value, part.at(-1)?.value];
    return `${from === to ? from : `${from} ${part.length === 2 ? "or" : "to"} ${to}`}${label ? ` (toward “${label}”)` : ""}`;
  };
  const [top, bottom] = [range(upper, scale.maxLabel), range(lower, scale.minLabel)];
  if (answered === 1) return `The only answer is ${values.find(({ count }) => count > 0)?.value} of ${scale.max}.`;
  if (high + low === 0) return `All ${answered} chose the middle, ${center}.`;
  const isDivided = !isFew(answered) && Math.min(high, low) / answered >= DIVIDED;
  const said =
    high >= low
      ? `${high} of ${answered} gave ${top}; ${low} gave ${bottom}`
      : `${low} of ${answered} gave ${bottom}; ${high} gave ${top}`;
  return `${isDivided ? "People are divided: " : ""}${said}.`;
}

function middle({ least, most, median }: Extract<QuestionResult, { kind: "number" }>, answered: number): string | null {
  if (least === null || most === null || median === null) return null;
  const [low, half, high] = [least, Math.round(median * 10) / 10, most].map((value) => numberText(value, "en"));
  if (answered === 1) return `The only answer is ${low}.`;
  if (least === most) return `All ${answered} answered ${low}.`;
  return `Half answered ${half} or less; the answers range from ${low} to ${high}.`;
}
