import type { AnalysisLine } from "../line";
import type { Nouns } from "./nouns";
import type { AskedFor } from "./statements/asks-for";

/** A line of a theme, and how central it is to it. */
export type Member = { line: AnalysisLine; near: number };

/**
 * Lines that belong together. `terms`: the words that hold them together; `keys`: stems of words that speak of it;
 * `isTopic`: its title and its words are those of a known topic. `isAsked`: nothing names it, and its title is the
 * question that it answers; `asksFor`: what that question asks people to name. `answers`: the lines that answer a question
 * about it. `thing`: what it is called within a sentence
 * where no wording knows better. `outright`: those of `members` that name it, or were asked about it: what may be quoted
 * for having spoken of it. `isInPassing`: a thing that nobody asked about and that no list knows.
 */
export type Group = {
  title: string;
  isAsked: boolean;
  asksFor: AskedFor | null;
  answers: ReadonlySet<AnalysisLine>;
  isTopic: boolean;
  isInPassing: boolean;
  thing: string | null;
  terms: string[];
  keys: ReadonlySet<string>;
  nouns: Nouns;
  people: number;
  members: Member[];
  outright: readonly Member[];
};
