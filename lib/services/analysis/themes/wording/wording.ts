import type { AskedFor } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";

/** What the greater part says, what the others say (null: nearly nobody), and what to do about it. */
export type Sentences = { claim: string; split: string; step: string; ask: string };

/** How themes, claims and steps are worded. Nothing here says more than was counted. */
export type Wording = {
  /** What a theme is called within a sentence. */
  inside(title: string): string;
  summary(things: readonly string[]): string;
  /** Where no things are named: words that come up. */
  words(terms: readonly string[]): string;
  /** `side` is that of the greater part, `thing` what is spoken of. */
  of(kind: Kind, side: -1 | 1, thing: string): Sentences;
  /** Where no side can be told that enough people share; `isSided`: some take one. */
  open(thing: string, isSided: boolean): Omit<Sentences, "split" | "ask">;
  /** Where that is so of the answers to a question of the guide. */
  answered(question: string): Omit<Sentences, "split" | "ask">;
  /** Where that question asks people to name something, and they do; the others name nothing. */
  named(asked: AskedFor, question: string): Sentences;
  /** On which side people are of a thing as a whole, or of what they were asked; `isMost`: most of those who speak of it. */
  mood(side: -1 | 1, of: { thing: string } | { question: string }, isMost: boolean): Sentences;
};
