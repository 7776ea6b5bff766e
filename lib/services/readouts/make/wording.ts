import { counted } from "@/lib/core/text/counted";
import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Matter } from "@/lib/services/analysis/themes/own/moments";

type Say = (names: readonly string[]) => string;

/**
 * The built-in analyst's sentences around its findings; `count` is of interviews, or of people who answered a survey.
 * Clauses follow `opening`, or begin a sentence of their own.
 */
export type Wording = {
  opening(count: number): string;
  trouble: Say;
  divided: Say;
  praise: Say;
  troubleAsked: Say;
  praiseAsked: Say;
  /** Questions to which several of `people` give the same answers. */
  shared(questions: readonly string[], people: number): string;
  /** Whatever else came up; `isAll`: there is nothing before it. */
  topics(titles: readonly string[], isAll: boolean): string;
  /** If no topic came up, but questions of the guide were answered. */
  answered(count: number, questions: readonly string[]): string;
  nothing(count: number): string;
  /** If all that there is to tell is what each of `people` says of these matters. */
  own(count: number, matters: readonly Matter[], people: number): string;
  /** The same after what they have in common. */
  alsoOwn(matters: readonly Matter[], people: number): string;
};

const OWN: Record<"en" | "de", Record<Matter, string>> = {
  en: { trouble: "has trouble with", praise: "speaks well of", wish: "wants" },
  de: { trouble: "womit jemand Ärger hat", praise: "was jemand lobt", wish: "was sich jemand wünscht" },
};
const ownIn = (language: "en" | "de", matters: readonly Matter[]): string =>
  listed(
    language,
    matters.map((matter) => OWN[language][matter]),
  );
const ownEnglish = (matters: readonly Matter[], people: number): string =>
  `what ${people === 1 ? "the person" : "each person"} ${ownIn("en", matters)}`;
const COMMON = "No topic came up often enough to count.";
const COMMON_GERMAN = "Kein Thema kam oft genug vor, um es zu zählen.";

const quoted = (open: string, close: string) => (text: string) => `${open}${text}${close}`;
/** A model's titles may begin with an article: "The activation fee". */
const english = (titles: readonly string[]) =>
  listed(
    "en",
    titles.map((title) => title.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase())),
  );
const german = (titles: readonly string[]) => listed("de", titles);
const questionsIn = {
  english: (questions: readonly string[]) => listed("en", questions.map(quoted("“", "”"))),
  german: (questions: readonly string[]) => listed("de", questions.map(quoted("„", "“"))),
};

const ENGLISH: Wording = {
  opening: (count) => (count === 1 ? "In one interview, " : `Across the ${count} interviews, `),
  trouble: (titles) => `problems come up with ${english(titles)}.`,
  divided: (titles) => `people are split on ${english(titles)}.`,
  praise: (titles) => `people are content with ${english(titles)}.`,
  troubleAsked: (questions) => `most describe problems when asked ${questionsIn.english(questions)}.`,
  praiseAsked: (questions) => `most speak well of it when asked ${questionsIn.english(questions)}.`,
  shared: (questions, people) =>
    `${people === 2 ? "both people" : "several"} give the same answers to ${questionsIn.english(questions)}.`,
  topics: (titles, isAll) => `people ${isAll ? "spoke most" : "also speak"} about ${english(titles)}.`,
  answered: (count, questions) =>
    `${count === 1 ? "One interview answers" : `The ${count} interviews answer`} ${questionsIn.english(questions)}.`,
  nothing: (count) =>
    `${count === 1 ? "One interview was" : `${count} interviews were`} read, and no topic came up often enough to name.`,
  own: (count, matters, people) =>
    `${count === 1 ? "One interview was" : `${count} interviews were`} read. ${people === 1 ? "" : `${COMMON} `}This is ${ownEnglish(matters, people)}, in their own words.`,
  alsoOwn: (matters, people) => `${upperFirst(ownEnglish(matters, people))} is shown in their own words.`,
};

const GERMAN: Wording = {
  opening: (count) => `Aus ${count === 1 ? "einem Gespräch" : `${count} Gesprächen`}: `,
  trouble: (titles) => `Am meisten Ärger gibt es bei: ${german(titles)}.`,
  divided: (titles) => `Uneinig sind sich die Leute bei: ${german(titles)}.`,
  praise: (titles) => `Zufrieden sind die Leute mit: ${german(titles)}.`,
  troubleAsked: (questions) => `Von Ärger erzählen die meisten auf ${questionsIn.german(questions)}.`,
  praiseAsked: (questions) => `Von Gutem erzählen die meisten auf ${questionsIn.german(questions)}.`,
  shared: (questions, people) =>
    `${people === 2 ? "Beide" : "Mehrere"} antworten dasselbe auf ${questionsIn.german(questions)}.`,
  topics: (titles, isAll) => `${isAll ? "Es ging am meisten um" : "Außerdem geht es um"}: ${german(titles)}.`,
  answered: (count, questions) =>
    `${count === 1 ? "Ein Gespräch antwortet" : `${count} Gespräche antworten`} auf ${questionsIn.german(questions)}.`,
  nothing: (count) => `In ${count === 1 ? "einem Gespräch" : `${count} Gesprächen`} kam kein Thema oft genug vor.`,
  own: (count, matters, people) =>
    `${count === 1 ? "Ein Gespräch wurde" : `${count} Gespräche wurden`} gelesen. ${people === 1 ? "" : `${COMMON_GERMAN} `}Hier steht in eigenen Worten, ${ownIn("de", matters)}.`,
  alsoOwn: (matters) => `In eigenen Worten steht hier außerdem, ${ownIn("de", matters)}.`,
};

const answeredBy = (count: number) => `${counted(count, "person", "people")} answered`;
const ENGLISH_SURVEY: Wording = {
  ...ENGLISH,
  opening: (count) => `${answeredBy(count)}. `,
  answered: (count, questions) => `${answeredBy(count)} ${questionsIn.english(questions)}.`,
  nothing: (count) => `${answeredBy(count)}, and no topic came up often enough to name.`,
  own: (count, matters, people) =>
    `${answeredBy(count)}. ${people === 1 ? "" : `${COMMON} `}This is ${ownEnglish(matters, people)}, in their own words.`,
};

const answeredInGerman = (count: number) => (count === 1 ? "Eine Person hat" : `${count} Personen haben`);
const GERMAN_SURVEY: Wording = {
  ...GERMAN,
  opening: (count) => `${answeredInGerman(count)} geantwortet. `,
  answered: (count, questions) => `${answeredInGerman(count)} auf ${questionsIn.german(questions)} geantwortet.`,
  nothing: (count) => `${answeredInGerman(count)} geantwortet; kein Thema kam oft genug vor.`,
  own: (count, matters, people) =>
    `${answeredInGerman(count)} geantwortet. ${people === 1 ? "" : `${COMMON_GERMAN} `}Hier steht in eigenen Worten, ${ownIn("de", matters)}.`,
};

/** A survey has answers; only an interview is called one. */
export function wordingOf({ isGerman, isSurvey }: { isGerman: boolean; isSurvey: boolean }): Wording {
  if (isSurvey) return isGerman ? GERMAN_SURVEY : ENGLISH_SURVEY;
  return isGerman ? GERMAN : ENGLISH;
}
