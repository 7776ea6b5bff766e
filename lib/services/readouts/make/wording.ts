import { counted } from "@/lib/core/counted";
import { listed } from "@/lib/core/listed";

/**
 * The built-in analyst's sentences around its findings; `count` is of interviews, or of people who answered a survey.
 */
export type Wording = {
  summary(count: number, titles: readonly string[]): string;
  /** If no topic came up, but questions of the guide were answered. */
  answered(count: number, questions: readonly string[]): string;
  trouble(titles: readonly string[]): string;
  praise(titles: readonly string[]): string;
  divided(titles: readonly string[]): string;
  troubleAsked(questions: readonly string[]): string;
  praiseAsked(questions: readonly string[]): string;
  nothing(count: number): string;
};

const quoted = (open: string, close: string) => (text: string) => `${open}${text}${close}`;
const english = (titles: readonly string[]) => listed("en", titles);
const german = (titles: readonly string[]) => listed("de", titles);
const questionsIn = {
  english: (questions: readonly string[]) => listed("en", questions.map(quoted("“", "”"))),
  german: (questions: readonly string[]) => listed("de", questions.map(quoted("„", "“"))),
};

const ENGLISH: Wording = {
  summary: (people, titles) =>
    `${people === 1 ? "In one interview" : `Across the ${people} interviews`}, people spoke most about ${english(titles)}.`,
  answered: (people, questions) =>
    `${people === 1 ? "One interview answers" : `The ${people} interviews answer`} ${questionsIn.english(questions)}.`,
  trouble: (titles) => `Problems come up with ${english(titles)}.`,
  praise: (titles) => `They are content with ${english(titles)}.`,
  divided: (titles) => `They are split on ${english(titles)}.`,
  troubleAsked: (questions) => `Most describe problems when asked ${questionsIn.english(questions)}.`,
  praiseAsked: (questions) => `Most speak well of it when asked ${questionsIn.english(questions)}.`,
  nothing: (people) =>
    `${people === 1 ? "One interview was" : `${people} interviews were`} read, and no topic came up often enough to name.`,
};

const GERMAN: Wording = {
  summary: (people, titles) =>
    `In ${people === 1 ? "einem Gespräch" : `${people} Gesprächen`} ging es am meisten um: ${german(titles)}.`,
  answered: (people, questions) =>
    `${people === 1 ? "Ein Gespräch antwortet" : `${people} Gespräche antworten`} auf ${questionsIn.german(questions)}.`,
  trouble: (titles) => `Am meisten Ärger gibt es bei: ${german(titles)}.`,
  praise: (titles) => `Zufrieden sind die Leute mit: ${german(titles)}.`,
  divided: (titles) => `Uneinig sind sich die Leute bei: ${german(titles)}.`,
  troubleAsked: (questions) => `Von Ärger erzählen die meisten auf ${questionsIn.german(questions)}.`,
  praiseAsked: (questions) => `Von Gutem erzählen die meisten auf ${questionsIn.german(questions)}.`,
  nothing: (people) => `In ${people === 1 ? "einem Gespräch" : `${people} Gesprächen`} kam kein Thema oft genug vor.`,
};

const ENGLISH_SURVEY: Wording = {
  ...ENGLISH,
  summary: (people, titles) =>
    `${counted(people, "person", "people")} answered, and most of it is about ${english(titles)}.`,
  answered: (people, questions) => `${counted(people, "person", "people")} answered ${questionsIn.english(questions)}.`,
  nothing: (people) => `${counted(people, "person", "people")} answered, and no topic came up often enough to name.`,
};

const answeredInGerman = (people: number) => (people === 1 ? "Eine Person hat" : `${people} Personen haben`);
const GERMAN_SURVEY: Wording = {
  ...GERMAN,
  summary: (people, titles) => `${answeredInGerman(people)} geantwortet, am meisten zu: ${german(titles)}.`,
  answered: (people, questions) => `${answeredInGerman(people)} auf ${questionsIn.german(questions)} geantwortet.`,
  nothing: (people) => `${answeredInGerman(people)} geantwortet; kein Thema kam oft genug vor.`,
};

/** A survey has answers; only an interview is called one. */
export function wordingOf({ isGerman, isSurvey }: { isGerman: boolean; isSurvey: boolean }): Wording {
  if (isSurvey) return isGerman ? GERMAN_SURVEY : ENGLISH_SURVEY;
  return isGerman ? GERMAN : ENGLISH;
}
