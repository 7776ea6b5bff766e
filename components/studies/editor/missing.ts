import type { Parts } from "./parts";
import { guideProblem, screenerProblem } from "./problems";

export const EDITOR_TABS = ["guide", "screener", "audience", "settings"] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];
/** `field` is the id of the control that mends it. */
export type Missing = { tab: EditorTab; field: string; message: string };

const LEAST_REWARD_CENTS = 500;
const MOST_PARTICIPANTS = 500;

/** What stands between a draft and its launch, in the order of the tabs. */
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
    if (age !== null && !(Number.isInteger(age) && age >= 18 && age <= 100))
      miss("audience", field, "An age lies between 18 and 100.");
  if (ageMin !== null && ageMax !== null && ageMin > ageMax)
    miss("audience", "age-max", "The highest age lies below the lowest.");
  const { targetParticipants, rewardCents, deadline } = settings;
  if (targetParticipants === null) miss("audience", "target", "Say how many people you want to hear.");
  else if (!Number.isInteger(targetParticipants) || targetParticipants < 1 || targetParticipants > MOST_PARTICIPANTS)
    miss("audience", "target", `Between 1 and ${MOST_PARTICIPANTS} people can take part.`);
  if (rewardCents !== null && rewardCents < LEAST_REWARD_CENTS)
    miss("audience", "reward", "A reward is at least $5. Leave it empty to pay none.");
  if (deadline && Date.parse(deadline) <= nowMs) miss("audience", "deadline", "The deadline has passed.");
  if (settings.redirectUrl !== null && !URL.canParse(settings.redirectUrl))
    miss("settings", "redirect", "The address after the thanks starts with https://.");
  return found;
}
