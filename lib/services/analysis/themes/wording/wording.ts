import type { AskedFor } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";

/** What the majority says, what the others say (null: almost nobody), and what to do about it. */
export type Sentences = { claim: string; split: string; step: string; ask: string };

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
  /** For a question that asks people to name something, which they do; the others name nothing. */
  named(asked: AskedFor, question: string): Sentences;
  /** People's side on a thing as a whole, or on what they were asked; `isMost`: most of those who speak about it. */
  mood(side: -1 | 1, of: { thing: string } | { question: string }, isMost: boolean): Sentences;
};
