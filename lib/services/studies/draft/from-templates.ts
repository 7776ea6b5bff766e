import type { GuideInput } from "@/lib/core/study/guide";
import { guideWithIds, screenerWithIds } from "../with-ids";
import { interviewGuide } from "./interview-guide";
import { languageOf } from "./language-of";
import { surveyGuide } from "./survey-guide";
import { titleOf } from "./title-of";
import { type Brief, type Draft, LANGUAGES, type Language, type Topic } from "./topic";
import { understand } from "./understand";
import { ENGLISH } from "./wording/english";
import { FRENCH } from "./wording/french";
import { GERMAN } from "./wording/german";
import { SPANISH } from "./wording/spanish";
import type { Wording } from "./wording/wording";

const WORDINGS: Record<Language, Wording> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH };
const OTHER_LANGUAGE =
  "This draft is in English: without a language model, Eva can write only in English, German, Spanish, and French.";

/** The primary part of a requested language, if there is wording for it. */
const spoken = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.split("-")[0]?.toLowerCase() === language);

/**
 * The draft of the built-in templates: the same brief gives the same draft. Only where a language model is there to
 * judge it does the screener ask for a written answer: otherwise everyone would wait for a person's decision.
 */
export function fromTemplates({ question, type, language: wanted }: Brief, isJudged = false): Draft {
  const asked = languageOf(question);
  const language = (wanted ? spoken(wanted) : asked) ?? "en";
  // A question in another language than the draft isn't analyzed: its words wouldn't fit the sentences.
  const topic = understand(asked === language ? question : "", language);
  const wording = WORDINGS[language];
  const foreign = wanted ? spoken(wanted) === undefined : asked === null;
  return {
    title: titleOf(question),
    language: wanted && !foreign ? wanted : language,
    guide: guideWithIds(guideFor(type, topic, wording)),
    screener: screenerWithIds({ questions: screenerFor(topic, wording, isJudged) }),
    by: "template",
    note: foreign ? `${wording.note(topic)} ${OTHER_LANGUAGE}` : wording.note(topic),
  };
}

const guideFor = (type: Brief["type"], topic: Topic, wording: Wording): GuideInput =>
  type === "ai-curated-interview" || type === "live-interview"
    ? interviewGuide(topic, wording)
    : surveyGuide(topic, wording, type === "ai-curated-survey");

const options = (given: readonly (readonly [string, boolean])[]) =>
  given.map(([option, qualifyIfChosen]) => ({ option, qualifyIfChosen }));

function screenerFor(topic: Topic, { screener: { recency, part, field } }: Wording, isJudged: boolean) {
  const written = {
    type: "multiLineInput" as const,
    label: part.label(topic),
    placeholder: part.placeholder,
    selectionConditionAi: part.condition(topic),
  };
  return [
    { type: "multipleChoice" as const, label: recency.label(topic), options: options(recency.options) },
    ...(isJudged ? [written] : []),
    { type: "multipleChoice" as const, label: field.label, options: options(field.options) },
  ];
}
