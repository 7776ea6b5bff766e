import type { AnalysisLine } from "../line";
import type { Nouns } from "./nouns";
import type { AskedFor } from "./statements/asks-for";

/** A line of a theme, and how central it is to it. */
export type Member = { line: AnalysisLine; near: number };

/**
 * Lines that belong together. `terms`: the words that hold them together; `keys`: stems of words that refer to it;
 * `isTopic`: title and words are those of a known topic; `isAsked`: it has no name, and its title is the question that
 * it answers; `asksFor`: what that question asks people to name; `answers`: the lines that answer a question about it;
 * `thing`: its name within a sentence, unless the wording has a better one; `outright`: those of `members` that name it
 * or were asked about it, and so may be quoted; `isInPassing`: a thing that nobody asked about and no list knows;
 * `isNamed`: its lines have nothing in common but its name; `isScattered`: or words that belong to it;
 * `common`: the stems of what is named whatever is asked.
 */
export type Group = {
  title: string;
  isAsked: boolean;
  asksFor: AskedFor | null;
  answers: ReadonlySet<AnalysisLine>;
  isTopic: boolean;
  isInPassing: boolean;
  isNamed?: boolean;
  isScattered?: boolean;
  common?: ReadonlySet<string> | undefined;
  thing: string | null;
  terms: string[];
  keys: ReadonlySet<string>;
  nouns: Nouns;
  people: number;
  members: Member[];
  outright: readonly Member[];
};
