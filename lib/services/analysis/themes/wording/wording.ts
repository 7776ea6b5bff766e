import type { Matter } from "../own/moments";
import type { Shared } from "../shared/shared-by";
import type { AskedFor } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";

/** What the majority says, what the others say (null: almost nobody), and what to do about it. */
export type Sentences = { claim: string; split: string; step: string; ask: string };

/** A claim without another side, and what to do about it, if anything. */
export type Told = Pick<Sentences, "claim" | "step">;

/** The wording of themes, claims and steps. Nothing here says more than was counted. */
export type Wording = {
  /** A theme's name within a sentence. */
  inside(title: string): string;
  summary(things: readonly string[]): string;
  /** If no things are named: words that come up. */
  words(terms: readonly string[]): string;
  /** `side` is the majority's, `thing` what it is about. */
  of(kind: Kind, side: -1 | 1, thing: string): Sentences;
  /** If no side is shared by enough people; `isSided`: some take one. */
  open(thing: string, isSided: boolean): Omit<Sentences, "split" | "ask">;
  /** The same for answers to a question of the guide. */
  answered(question: string): Omit<Sentences, "split" | "ask">;
  /** The same where answers are in a language that isn't read, by its name. */
  unread(question: string, language: string): Omit<Sentences, "split" | "ask">;
  /** For a question that asks people to name something, which they do; the others name nothing. */
  named(asked: AskedFor, question: string): Sentences;
  /** What several people name when asked; `isMost`: most of those who answer. */
  shared(asked: AskedFor | null, question: string, what: Pick<Shared, "label" | "isOne">, isMost: boolean): Told;
  /** The others, who were asked the same and name things that nobody else does. */
  others(question: string, isRest: boolean): Told;
  /** Several who name nothing. */
  nothing(asked: AskedFor, question: string): Told;
  /** What more than half of the people bring up by themselves. */
  unprompted(thing: string): Told;
  /** What several people mention when they speak about a thing. */
  mentioned(thing: string, what: Pick<Shared, "label" | "isOne">, isMost: boolean): Told;
  /** Whether people would do what they were asked about; `isMost`: most of those who were asked. */
  would(side: -1 | 1, question: string, isMost: boolean): Sentences;
  /** Whether something is so with those who were asked; `isMost`: most of those who answer. */
  whether(isYes: boolean, question: string, isMost: boolean): Pick<Sentences, "claim" | "split">;
  /** Several would on a condition. */
  wouldIf(question: string): Told;
  /** What each person has trouble with, likes or wants: of several, of `one`, and what else they say (`more`). */
  own(matter: Matter): { title: string; claim: string; one: string; more: string; step: string };
  /**
   * People's side on a thing as a whole, or on what they were asked; `isMost`: most of those who speak about it;
   * `isCalm`: some of those who have no trouble don't praise it either.
   */
  mood(
    side: -1 | 1,
    of: { thing: string } | { question: string },
    how: { isMost: boolean; isCalm: boolean },
  ): Sentences;
};
