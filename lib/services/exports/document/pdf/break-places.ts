import LineBreaker from "linebreak";
import { segmented } from "@/lib/core/text/segmented";

const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const words = new Intl.Segmenter("th", { granularity: "word" });

/** Possible line ends (Unicode Line Breaking Algorithm), including between the words of scripts without spaces. */
export function breakPlaces(text: string): { position: number; required: boolean }[] {
  const places = new Map<number, boolean>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.set(next.position, next.required);
  if (WITHOUT_SPACES.test(text)) {
    for (const { index, segment } of segmented(words, text))
      if (index > 0 && WITHOUT_SPACES.test(segment) && !places.has(index)) places.set(index, false);
  }
  places.set(text.length, places.get(text.length) ?? false);
  return [...places].map(([position, required]) => ({ position, required })).sort((a, b) => a.position - b.position);
}
