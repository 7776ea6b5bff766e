import type { GuideQuestion } from "@/lib/core/study/guide";
import type { QuestionKind } from "@/lib/core/study/question-kinds";
import type { StudyType } from "@/lib/core/study/types";
import { ABILITIES } from "./abilities";
import { shortId } from "./short-id";

const SCALE = { min: 1, max: 5 };

/** The same question as another kind, without what that kind has no use for. */
export function asKind(question: GuideQuestion, kind: QuestionKind): GuideQuestion {
  const { options, scale, ...rest } = question;
  const chosen = { ...rest, kind, probe: kind === "open" || kind === "text" ? question.probe : ("none" as const) };
  if (kind === "single" || kind === "multiple") return { ...chosen, options: options ?? ["", ""] };
  if (kind === "scale") return { ...chosen, scale: scale ?? SCALE };
  return chosen;
}

/** An empty question of the usual kind, followed up wherever this kind of study can. */
export const newQuestion = (type: StudyType): GuideQuestion => ({
  id: shortId("q"),
  text: "",
  kind: "open",
  required: true,
  probe: ABILITIES[type].probes ? "light" : "none",
});
