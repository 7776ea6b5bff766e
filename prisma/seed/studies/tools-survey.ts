import type { GuideInput } from "@/lib/core/study/guide";
import type { AnswerValue } from "@/lib/services/participants/record";

const PLACES = [
  "A spreadsheet",
  "Accounting software",
  "A budgeting tool",
  "A banking app",
  "Paper",
  "Nothing in particular",
];
const PEOPLE = ["I do", "A colleague", "The whole team", "Somebody outside, such as an accountant"];

const guide: GuideInput = {
  sections: [
    {
      id: "s1",
      title: "Your team",
      questions: [
        { id: "q1", text: "How many people work in your team?", kind: "number", required: true, probe: "none" },
        {
          id: "q2",
          text: "Who looks after your team's money?",
          kind: "single",
          required: true,
          probe: "none",
          options: PEOPLE,
        },
      ],
    },
    {
      id: "s2",
      title: "What you use",
      questions: [
        {
          id: "q3",
          text: "Where do you keep track of it today?",
          kind: "multiple",
          required: true,
          probe: "none",
          options: PLACES,
        },
        {
          id: "q4",
          text: "How easy or difficult is it to say what is left this month?",
          kind: "scale",
          required: true,
          probe: "none",
          scale: { min: 1, max: 5, minLabel: "Very difficult", maxLabel: "Very easy" },
        },
        {
          id: "q5",
          text: "What happened the last time a number was wrong?",
          kind: "open",
          required: true,
          probe: "none",
        },
      ],
    },
    {
      id: "s3",
      title: "Before you go",
      questions: [{ id: "q6", text: "What else should we know?", kind: "open", required: false, probe: "none" }],
    },
  ],
};

/** The running survey. */
export const TOOLS_SURVEY = {
  title: "How small teams keep track of their money",
  question: "How do small teams keep track of their money?",
  description: "Two minutes, one page. Sent to people who asked for the newsletter.",
  type: "ai-generated-survey",
  language: "en",
  durationMin: 3,
  guide,
  targetParticipants: 40,
  rewardCents: 500,
} as const;

type Answers = Record<string, AnswerValue>;
type Completed = { hours: number; seconds: number; email: string | null; answers: Answers };

/** Those who have answered so far; with an e-mail address they came by invitation. */
export const COMPLETED: Completed[] = [
  {
    hours: 1,
    seconds: 164,
    email: "ottilie@harbour-press.example.test",
    answers: {
      q1: 4,
      q2: "I do",
      q3: ["A spreadsheet", "Paper"],
      q4: 2,
      q5: "We paid a printer twice for the same poster run, £380. I found it in the summer, by accident, looking for something else.",
      q6: "I'd rather have one number that is right than ten charts.",
    },
  },
  {
    hours: 2,
    seconds: 121,
    email: "bram@vandijk-fietsen.example.test",
    answers: {
      q1: 9,
      q2: "A colleague",
      q3: ["Accounting software"],
      q4: 4,
      q5: "Nothing, Els noticed within a day. She always notices within a day.",
    },
  },
  {
    hours: 5,
    seconds: 203,
    email: null,
    answers: {
      q1: 2,
      q2: "The whole team",
      q3: ["A banking app"],
      q4: 5,
      q5: "There are two of us and one account. A number can't really be wrong, it can only be sad.",
      q6: "We tried two budgeting tools and both wanted us to be bigger than we are.",
    },
  },
  {
    hours: 8,
    seconds: 187,
    email: "nkechi@brightside-nursery.example.test",
    answers: {
      q1: 16,
      q2: "I do",
      q3: ["A spreadsheet", "Accounting software"],
      q4: 1,
      q5: "The council said we were £2,140 over on meals. We weren't, the formula had stopped at row 200. It took me a weekend to prove it.",
    },
  },
  {
    hours: 20,
    seconds: 96,
    email: "p.lindholm@skog-och-hav.example.test",
    answers: {
      q1: 6,
      q2: "Somebody outside, such as an accountant",
      q3: ["Accounting software"],
      q4: 3,
      q5: "I asked the accountant, she corrected it, I got an invoice for the correction.",
    },
  },
  {
    hours: 26,
    seconds: 6,
    email: null,
    answers: { q1: 1, q2: "I do", q3: ["A spreadsheet"], q4: 3, q5: "asdf", q6: "none" },
  },
  {
    hours: 31,
    seconds: 142,
    email: "rosa@marmol-y-hijas.example.test",
    answers: {
      q1: 5,
      q2: "A colleague",
      q3: ["A budgeting tool"],
      q4: 5,
      q5: "My sister had typed 7,000 instead of 700. The tool asked her whether she was sure, so we laughed and that was it.",
      q6: "We pay for Tallyroom since March and it is fine.",
    },
  },
];

/** Invited, and not there yet. `opened` has looked at it, `cancelled` was taken back. */
export const STILL_INVITED = [
  { email: "hello@kiln-street.example.test", status: "sent", opened: true },
  { email: "tariq@northgate-cycles.example.test", status: "sent", opened: false },
  { email: "info@la-petite-usine.example.test", status: "sent", opened: false },
  { email: "m.okoro@lanternworks.example.test", status: "sent", opened: false },
  { email: "jo@tidemill.example.test", status: "sent", opened: false },
  { email: "accounts@feldweg.example.test", status: "cancelled", opened: false },
] as const;
