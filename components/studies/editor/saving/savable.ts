import type { Study } from "@/components/studies/shapes";
import { isMailAddress } from "@/lib/core/mail/is-mail-address";
import type { Guide, GuideQuestion } from "@/lib/core/study/guide";
import { isWithin, STUDY_LIMITS } from "@/lib/core/study/limits";
import type { Screener, ScreenerQuestion } from "@/lib/core/study/screener";
import { isWebAddress } from "@/lib/core/text/is-web-address";
import { toOneLine } from "@/lib/core/text/to-one-line";
import type { Parts } from "./parts";
import { guideProblem, screenerProblem } from "./problems";

/**
 * A single option that the server refuses, such as a pasted one with a tab in it, would block saving everything else.
 */
const inOneLine = (text: string) => toOneLine(text).trim();
const filled = (options: string[] | undefined) => options?.map(inOneLine).filter((option) => option !== "");

function cleanQuestion(question: GuideQuestion): GuideQuestion {
  const options = filled(question.options);
  const { conditionAi, ...rest } = question;
  return {
    ...rest,
    text: question.text.trim(),
    ...(options && { options }),
    ...(conditionAi?.trim() && { conditionAi: conditionAi.trim() }),
  };
}

function cleanScreenerQuestion(question: ScreenerQuestion): ScreenerQuestion {
  const { placeholder, selectionConditionAi, options, ...rest } = question;
  return {
    ...rest,
    label: question.label.trim(),
    ...(placeholder?.trim() && { placeholder: placeholder.trim() }),
    ...(selectionConditionAi?.trim() && { selectionConditionAi: selectionConditionAi.trim() }),
    ...(options && {
      options: options
        .filter(({ option }) => option.trim() !== "")
        .map(({ option, ...rest }) => ({ option: inOneLine(option), ...rest })),
    }),
  };
}

/** An unfinished question stays stored as it was, or isn't stored until it is finished. */
const settle = <Q extends { id: string }>(
  questions: Q[],
  stored: Q[],
  clean: (q: Q) => Q,
  isUnfinished: (q: Q) => boolean,
) =>
  questions.flatMap((question) => {
    if (!isUnfinished(question)) return [clean(question)];
    const before = stored.find(({ id }) => id === question.id);
    return before ? [before] : [];
  });

const guideOf = (guide: Guide, stored: Guide): Guide => {
  const before = stored.sections.flatMap(({ questions }) => questions);
  return {
    sections: guide.sections.map((section) => ({
      ...section,
      title: section.title.trim(),
      questions: settle(section.questions, before, cleanQuestion, (question) => guideProblem(question) !== null),
    })),
  };
};

const screenerOf = (screener: Screener, stored: Screener): Screener => ({
  questions: settle(
    screener.questions,
    stored.questions,
    cleanScreenerQuestion,
    (question) => screenerProblem(question) !== null,
  ),
});

const { participants, rewardCents: rewards, durationMinutes, age } = STUDY_LIMITS;

const agesFit = ({ ageMin, ageMax }: Study["audience"]["demographics"]) =>
  isWithin(ageMin, age) && isWithin(ageMax, age) && (ageMin === null || ageMax === null || ageMin <= ageMax);

function settingsOf({
  targetParticipants,
  rewardCents,
  durationMin,
  consentText,
  redirectUrl,
  contactEmail,
  ...rest
}: Study["settings"]) {
  return {
    ...rest,
    ...(isWithin(targetParticipants, participants) && { targetParticipants }),
    ...(isWithin(rewardCents, rewards) && { rewardCents }),
    ...(isWithin(durationMin, durationMinutes) && { durationMin }),
    ...((redirectUrl === null || isWebAddress(redirectUrl)) && { redirectUrl }),
    ...((contactEmail === null || isMailAddress(contactEmail)) && { contactEmail: contactEmail?.trim() ?? null }),
    consentText: consentText?.trim() || null,
  };
}

/** The changed parts in a form that the server accepts. `stored` is the study as last returned by it. */
export function savable(changed: Partial<Parts>, stored: Study) {
  const { title, question, guide, screener, audience, settings, ...rest } = changed;
  return {
    ...rest,
    ...(title?.trim() && { title: inOneLine(title) }),
    ...(question !== undefined && { question: question?.trim() || null }),
    ...(guide && { guide: guideOf(guide, stored.guide) }),
    ...(screener && { screener: screenerOf(screener, stored.screener) }),
    ...(audience &&
      agesFit(audience.demographics) && {
        audience: { ...audience, instructions: audience.instructions?.trim() || null },
      }),
    ...(settings && { settings: settingsOf(settings) }),
  };
}
