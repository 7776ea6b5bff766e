import { ANYONE } from "@/lib/core/study/audience";
import type { GuideInput } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";

const open = (id: string, text: string, probe: "none" | "light" | "deep") =>
  ({ id, text, kind: "open", required: true, probe }) as const;

const guide: GuideInput = {
  sections: [
    {
      id: "s1",
      title: "Getting to know you",
      questions: [
        open("q1", "Tell me a little about your team's work.", "light"),
        open("q2", "How did you come to try Tallyroom?", "light"),
      ],
    },
    {
      id: "s2",
      title: "At the checkout",
      questions: [
        open("q3", "Take me through the last time you were on Tallyroom's payment page, step by step.", "deep"),
        open("q4", "What made you decide the way you did?", "deep"),
        open("q5", "How did the amount you saw there compare with what you had expected?", "light"),
      ],
    },
    {
      id: "s3",
      title: "Around it",
      questions: [
        open("q6", "Who else had a say in whether you would pay, if anybody?", "light"),
        open("q7", "What do you use today instead?", "light"),
      ],
    },
    {
      id: "s4",
      title: "Before we finish",
      questions: [open("q8", "If you could change one thing about how the trial ends, what would it be?", "light")],
    },
  ],
};

const RECENT = "Within the last six months";
const screener: Screener = {
  questions: [
    {
      id: "q1",
      type: "multipleChoice",
      label: "When did you last try out a tool for budgets or invoices?",
      options: [
        { option: RECENT, qualifyIfChosen: true },
        { option: "Longer ago", qualifyIfChosen: false },
        { option: "Never", qualifyIfChosen: false },
      ],
    },
    {
      id: "q2",
      type: "textInput",
      label: "Which tool was it, and how did the trial end?",
      selectionConditionAi: "Tried Tallyroom and is not a paying customer of it today",
    },
  ],
};

/** The ended interview study; its interviews are the files beside this one. */
export const EXIT_STUDY = {
  title: "Why trial users leave at the checkout",
  question: "Why do trial users leave at the checkout?",
  description: "Short interviews with people who saw Tallyroom's payment page and are not customers today.",
  type: "ai-curated-interview",
  durationMin: 15,
  guide,
  screener,
  audience: { ...ANYONE, instructions: "Please answer in your own words, in any language you like." },
  rewardCents: 2_000,
} as const;

export const QUALIFIED = { q1: RECENT, q2: "Tallyroom. The trial ended and I did not go on with it." };

/** Those who opened the link and did not get to the interview, with the hours after the launch. */
export const NOT_INTERVIEWED = [
  { hours: 6, status: "screened_out", answers: { q1: "Longer ago", q2: "Some invoice app, I forget its name." } },
  { hours: 13, status: "opened", answers: null },
  { hours: 25, status: "screened_out", answers: { q1: RECENT, q2: "Tallyroom, and we are still on it, love it." } },
  { hours: 38, status: "declined", answers: null },
  { hours: 48, status: "consented", answers: null },
  { hours: 60, status: "screened_out", answers: { q1: "Never", q2: "None" } },
] as const;
