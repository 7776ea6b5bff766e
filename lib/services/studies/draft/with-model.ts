import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { GuideInput } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";
import {
  checkDistinctOptions,
  checkScreenerQuestion,
  SCREENER_RULES,
  screenerOptions,
} from "@/lib/core/study/screener-rules";
import { STUDY_RULES } from "@/lib/core/study/study-rules";
import { isForm } from "@/lib/core/study/types";
import { generate } from "@/lib/services/model/generate";
import { type StudyDraftAnswer, studyDraftPrompt } from "@/lib/services/model/prompts/study-draft";
import { guideWithIds, screenerWithIds } from "../with-ids";
import { languageOf } from "./language-of";
import type { Brief, Draft } from "./topic";
import { wordingProblem } from "./wording-problem";

/** Links and markup don't belong in a question, whoever asked for them. */
const UNFIT = /https?:|www\.|\]\(|<\/?\w|\p{Cc}/iu;
const FEWEST_QUESTIONS = 5;

const ScreenerQuestion = z
  .object({
    type: SCREENER_RULES.type,
    label: SCREENER_RULES.label,
    selectionConditionAi: SCREENER_RULES.condition,
    options: screenerOptions(z.object({ option: SCREENER_RULES.option, qualifyIfChosen: SCREENER_RULES.qualifies })),
  })
  .superRefine((question, context) =>
    checkScreenerQuestion({ ...question, condition: question.selectionConditionAi }, context, "condition"),
  )
  .superRefine(checkDistinctOptions);

/**
 * Lets a language model draft. Questions that lead, ask two things at once or break a rule of a guide are dropped and
 * counted. Throws if too little is left, if nothing qualifies anyone, or if the model fails.
 */
export async function withModel(ctx: Context, brief: Brief, signal: AbortSignal): Promise<Draft> {
  const answer = await generate(ctx, studyDraftPrompt(brief.question, brief.type, brief.language), signal);
  const sections = sectionsOf(answer, !isForm(brief.type));
  const asked = answer.sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const kept = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  if (kept < FEWEST_QUESTIONS) throw new Error(`only ${kept} of ${asked} questions were usable`);
  const language = STUDY_RULES.language.safeParse(brief.language ?? answer.language).data ?? languageOf(brief.question);
  return {
    title: STUDY_RULES.title.parse([...answer.title].slice(0, 120).join("")),
    language: language ?? "en",
    guide: guideWithIds(GuideInput.parse({ sections })),
    screener: screenerOf(answer),
    by: "model",
    note: noteOf(asked - kept),
  };
}

function sectionsOf(answer: StudyDraftAnswer, mayProbe: boolean) {
  const checked = answer.sections.map(({ title, questions }) => ({
    title: UNFIT.test(title) ? "" : [...title].slice(0, 200).join(""),
    questions: questions.flatMap(({ text, kind, probe, options }) => {
      const question = { text, kind, probe: mayProbe ? probe : "none", ...(options?.length && { options }) };
      const fits = GuideInput.safeParse({ sections: [{ questions: [question] }] }).success;
      const said = [text, ...(options ?? [])].join("\n");
      return fits && !UNFIT.test(said.replaceAll("\n", " ")) && wordingProblem(text, kind) === null ? [question] : [];
    }),
  }));
  return checked.filter(({ questions }) => questions.length > 0).slice(0, 8);
}

function screenerOf({ screener }: StudyDraftAnswer): Screener {
  const kept = screener.flatMap(({ type, label, condition, options }) => {
    const parsed = ScreenerQuestion.safeParse({
      type,
      label,
      ...(condition && { selectionConditionAi: condition }),
      ...(options?.length && {
        options: options.map(({ option, qualifies }) => ({ option, qualifyIfChosen: qualifies })),
      }),
    });
    const said = [label, condition ?? "", ...(options ?? []).map(({ option }) => option)].join(" ");
    return parsed.success && !UNFIT.test(said) ? [parsed.data] : [];
  });
  if (kept.length === 0) throw new Error("no screener question was usable");
  return screenerWithIds({ questions: kept.slice(0, 6) });
}

const noteOf = (dropped: number): string => {
  const left =
    dropped === 0
      ? ""
      : ` ${dropped === 1 ? "One question was" : `${dropped} questions were`} left out because of leading or unclear wording.`;
  return `Drafted by a language model from your question.${left} Read every question before you launch.`;
};
