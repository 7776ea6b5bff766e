import { MAX_ANSWER_CHARACTERS } from "@/lib/core/limits/answer-limits";
import { chosenTogether } from "@/lib/core/study/stands-alone";
import { asRead } from "@/lib/core/text/as-read";
import type { AnswerValue, ShownQuestion } from "@/lib/services/participants/record";

/** An answer of the question's kind, or what is wrong with it in words for the participant. */
export function checkValue(
  { kind, options, scale }: ShownQuestion,
  value: unknown,
): { value: AnswerValue } | { problem: string } {
  switch (kind) {
    case "single":
      return typeof value === "string" && options?.includes(value)
        ? { value }
        : { problem: "Please choose one of the options." };
    case "multiple": {
      const chosen = Array.isArray(value) ? new Set<unknown>(value) : new Set();
      const right = Array.isArray(value) && value.length > 0 && chosen.size === value.length;
      if (!right || !value.every((one) => options?.includes(one)))
        return { problem: "Please choose one or more of the options." };
      return chosenTogether((options ?? []).filter((option) => chosen.has(option)));
    }
    case "scale": {
      const { min = 1, max = 5 } = scale ?? {};
      const right = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return right ? { value: Number(value) } : { problem: `Please choose a number from ${min} to ${max}.` };
    }
    case "number":
      return typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 1e15
        ? { value }
        : { problem: "Please give a number." };
    default: {
      const text = typeof value === "string" ? asRead(value) : "";
      if (text === "") return { problem: "Please write an answer." };
      return text.length <= MAX_ANSWER_CHARACTERS
        ? { value: text }
        : { problem: `At most ${MAX_ANSWER_CHARACTERS} characters.` };
    }
  }
}
