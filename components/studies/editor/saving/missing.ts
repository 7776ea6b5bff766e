import { isMailAddress } from "@/lib/core/mail/is-mail-address";
import { isWithin, STUDY_LIMITS } from "@/lib/core/study/limits";
import { shortDollars } from "@/lib/core/text/dollars";
import { isWebAddress } from "@/lib/core/text/is-web-address";
import type { Parts } from "./parts";
import { guideProblem, screenerProblem } from "./problems";

export const EDITOR_TABS = ["guide", "screener", "audience", "settings"] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];
/** `field` is the id of the control that fixes it. */
export type Missing = { tab: EditorTab; field: string; message: string };

const { participants, rewardCents: rewards, durationMinutes, age: ages } = STUDY_LIMITS;

/** What a draft still needs before its launch, in the order of the tabs. */
export function missing({ title, type, guide, screener, audience, settings }: Parts, nowMs: number): Missing[] {
  const found: Missing[] = [];
  const miss = (tab: EditorTab, field: string, message: string) => found.push({ tab, field, message });
  if (title.trim() === "") miss("guide", "study-title", "The study needs a title.");
  const questions = guide.sections.flatMap((section) => section.questions);
  if (questions.length === 0 && type !== "live-interview")
    miss("guide", "add-question", "The guide needs at least one question.");
  for (const [at, question] of questions.entries()) {
    const problem = guideProblem(question);
    if (problem) miss("guide", `question-${question.id}`, `Question ${at + 1}: ${problem}`);
  }
  for (const [at, question] of screener.questions.entries()) {
    const problem = screenerProblem(question);
    if (problem) miss("screener", `screener-${question.id}`, `Screener question ${at + 1}: ${problem}`);
  }
  const { ageMin, ageMax } = audience.demographics;
  for (const [field, age] of Object.entries({ "age-min": ageMin, "age-max": ageMax }))
    if (!isWithin(age, ages)) miss("audience", field, `An age must be between ${ages.min} and ${ages.max}.`);
  if (ageMin !== null && ageMax !== null && ageMin > ageMax)
    miss("audience", "age-max", "The highest age is below the lowest.");
  const { targetParticipants, rewardCents, durationMin, deadline, redirectUrl, contactEmail } = settings;
  if (targetParticipants === null) miss("audience", "target", "Enter how many participants you want.");
  else if (!isWithin(targetParticipants, participants))
    miss("audience", "target", `Between ${participants.min} and ${participants.max} participants can take part.`);
  if (!isWithin(rewardCents, rewards))
    miss(
      "audience",
      "reward",
      `A reward must be between ${shortDollars(rewards.min)} and ${shortDollars(rewards.max)}. Leave it empty for no reward.`,
    );
  if (deadline && Date.parse(deadline) <= nowMs) miss("audience", "deadline", "The deadline has passed.");
  if (!isWithin(durationMin, durationMinutes))
    miss(
      "settings",
      "duration",
      `A study must take between ${durationMinutes.min} and ${durationMinutes.max} minutes.`,
    );
  if (redirectUrl !== null && !isWebAddress(redirectUrl))
    miss("settings", "redirect", "The link after the thank-you must start with https://.");
  if (contactEmail !== null && !isMailAddress(contactEmail))
    miss("settings", "contact", "The contact for participants must be an email address.");
  return found;
}
