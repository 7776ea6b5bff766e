import type { GuideQuestion } from "@/lib/core/study/guide";
import { isolated } from "@/lib/core/text/text-direction";

/** The ends of a scale, with what they are called if `whole`: "1 (Very difficult) to 5 (Very easy)". */
export function scaleWords(scale: GuideQuestion["scale"], whole: boolean): string {
  const end = (value: number, label?: string | null) =>
    whole && label ? `${value} (${isolated(label)})` : String(value);
  return `${end(scale?.min ?? 1, scale?.minLabel)} to ${end(scale?.max ?? 5, scale?.maxLabel)}`;
}
