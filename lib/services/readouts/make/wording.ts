import type { Leaning } from "./found";

/** The built-in analyst's sentences around what it found. */
export type Wording = {
  summary(people: number, titles: readonly string[]): string;
  objections(titles: readonly string[]): string;
  praise(titles: readonly string[]): string;
  divided(titles: readonly string[]): string;
  nothing(people: number): string;
  step: Record<Leaning, (title: string) => string>;
};

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
/** A title within a sentence; an abbreviation and a German noun keep their capitals. */
const inside = (title: string): string => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const english = (titles: readonly string[]) => listed(titles.map(inside), "and");
const german = (titles: readonly string[]) => listed(titles, "und");

export const ENGLISH: Wording = {
  summary: (people, titles) =>
    `Across ${people === 1 ? "one interview" : `the ${people} interviews`}, people spoke most about ${english(titles)}.`,
  objections: (titles) => `They object most when it comes to ${english(titles)}.`,
  praise: (titles) => `They speak well of ${english(titles)}.`,
  divided: (titles) => `They do not agree on ${english(titles)}.`,
  nothing: (people) =>
    `${people === 1 ? "One interview was" : `${people} interviews were`} read, and no topic came up often enough to name.`,
  step: {
    bad: (title) => `${title}: decide what to change, and try it with people who raised it.`,
    divided: (title) => `${title}: find out who sees it which way, and why.`,
    good: (title) => `${title}: keep what works when other things change.`,
    open: (title) => `${title}: ask more about it; what people want here is not settled.`,
  },
};

export const GERMAN: Wording = {
  summary: (people, titles) =>
    `In ${people === 1 ? "einem Gespräch" : `${people} Gesprächen`} ging es am meisten um ${german(titles)}.`,
  objections: (titles) => `Am meisten Ärger gibt es bei: ${german(titles)}.`,
  praise: (titles) => `Gut gesprochen wird über: ${german(titles)}.`,
  divided: (titles) => `Uneinig sind sich die Leute bei: ${german(titles)}.`,
  nothing: (people) => `In ${people === 1 ? "einem Gespräch" : `${people} Gesprächen`} kam kein Thema oft genug vor.`,
  step: {
    bad: (title) => `${title}: entscheiden, was sich ändern soll, und es mit denen erproben, die es ansprachen.`,
    divided: (title) => `${title}: herausfinden, wer es wie sieht, und warum.`,
    good: (title) => `${title}: beibehalten, was hier gut ist.`,
    open: (title) => `${title}: mehr dazu fragen; was die Leute wollen, steht noch nicht fest.`,
  },
};
