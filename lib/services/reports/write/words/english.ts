import { numberText } from "@/lib/core/text/answer-text";
import { counted } from "@/lib/core/text/counted";
import { longDays } from "@/lib/core/time/dates";
import { strengthText } from "@/lib/services/readouts/strength";

const people = (count: number): string => counted(count, "person", "people");
const sessions = (count: number): string => counted(count, "session");

/** A report's text around its findings. */
export const ENGLISH = {
  titles: {
    summary: "Summary",
    "deep-dive": "Deep dive",
    comparison: "Comparison",
    untitled: "Report",
    and: (first: string, others: string): string => `${first} and ${others}`,
    more: (count: number): string => `${count} more`,
  },
  people,
  /** The days from one moment to another, or the one that contains both. */
  days: (from: string, to: string): string => longDays("en", from, to),
  strength: strengthText,
  methods: {
    "ai-curated-interview": "AI interviews",
    "ai-curated-survey": "Conversational survey",
    "ai-generated-survey": "Survey form",
    "live-interview": "Live interviews",
    files: "Library transcripts",
  },
  files: (count: number): string => (count === 1 ? "File" : "Files"),
  from: {
    transcripts: "Claims were drawn from the transcripts.",
    withoutModel: "The language model was not available, so the built-in analyst wrote this.",
    partly: "Where the language model gave nothing usable, the built-in analyst chose or worded the findings.",
    readout: (at: string | null): string =>
      `Claims are from the readout${at ? ` of ${longDays("en", at)}` : ""}, as edited by people.`,
  },
  made: "How this was made",
  counted: "Numbers count distinct people. Every quote is taken word for word from a stored transcript.",
  facts: {
    heading: "Question, method, and people",
    question: "Question",
    method: "Method",
    people: "People",
    sessions: "Sessions",
    leftOut: "Left out",
    when: "When",
    none: "None",
    count: sessions,
    why: "Sessions left out, and why:",
  },
  inShort: "In short",
  nextSteps: "Next steps",
  noTheme: "No theme came up often enough to name.",
  themes: {
    key: "Key themes",
    glance: "Themes at a glance",
    chart: "People who speak about each theme",
    unit: "people",
    note: (of: number): string => `Of ${people(of)}. Each person counts once per theme.`,
    quoted: (count: number): string =>
      count === 1 ? "1 person is quoted on it." : `${people(count)} are quoted on it.`,
    columns: ["Theme", "People", "Claims", "People who say otherwise"],
    share: (count: number, of: number): string => `${count} of ${of}`,
  },
  against: {
    heading: "Evidence against it",
    none: "No quote against the claims above was found. That nobody was heard to disagree does not mean that nobody does.",
    otherwise: (count: number): string =>
      count === 1 ? "1 person says otherwise." : `${people(count)} say otherwise.`,
    lead: "Others say otherwise:",
  },
  claims: {
    unit: "people",
    chart: (theme: string): string => `${theme}: who says so`,
    so: "Say so",
    otherwise: "Say otherwise",
    note: "Each person counts once per side.",
  },
  comparison: {
    sides: "Side by side",
    byStudy: "Themes by study",
    shared: "What they share",
    chart: "Share of people who speak about each theme",
    unit: "% of people",
    only: (title: string): string => `Only in ${title}`,
    none: "These studies share no theme by name. Compare the sections below by hand before you conclude that they have nothing in common.",
  },
  questions: {
    heading: "Question by question",
    answered: (count: number, of: number): string => `Answered in ${count} of ${of} sessions.`,
    answer: "Answer",
    value: "Value",
    sessions: "Sessions",
    figures: ["Least", "Median", "Mean", "Most"],
    figure: (value: number): string => numberText(value, "en"),
  },
  prompted: {
    how: "Earshot searched every transcript it was given for each part of the prompt.",
    without: (count: number): string =>
      `${counted(count, "session is", "sessions are")} left out: flagged, or excluded by a person.`,
    spoke: (spoke: number, of: number, disagree: boolean): string =>
      `${spoke} of ${people(of)} ${spoke === 1 ? "speaks" : "speak"} about this${disagree ? ", and they disagree" : ""}.`,
    shown: (count: number): string => `The ${count} who say the most about it are quoted.`,
    nothing: "nothing that was said answers this.",
    quoted: (count: number): string => `${people(count)} ${count === 1 ? "is" : "are"} quoted.`,
    who: "Who said what",
    whoText: "Each person’s quotes by part.",
    person: "Person",
    noName: "No name",
    more: (count: number): string => `And ${people(count)} more.`,
    missing: "What was not found",
    missingText: "Nobody whose transcript was read mentions:",
    noFinding: "This is not a finding.",
    askFirst:
      "It was not said in these words or in words with the same meaning. Ask people before you draw a conclusion.",
  },
};

export type Words = typeof ENGLISH;
