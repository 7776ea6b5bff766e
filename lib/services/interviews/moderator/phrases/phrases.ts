/**
 * The moderator's own lines in one language. None judges, praises or suggests an answer; every line of a list is said
 * at most once in a session. `{phrase}` stands for the participant's own words, `{value}` for a number they gave.
 */
export type Phrases = {
  greeting: string;
  /** To somebody who doesn't know or says nothing, and after an answer of a word or two. */
  nudges: { unsure: readonly string[]; brief: readonly string[] };
  /** To somebody who declines to say more, before the next question. */
  goOn: readonly string[];
  /** About words that were said: whatever they are, what happened, and what is, might or should be. */
  followUps: { anything: readonly string[]; events: readonly string[]; statements: readonly string[] };
  /** About a chosen option. */
  chosen: readonly string[];
  /** About a given number. */
  rated: readonly string[];
  /** About an answer without words worth quoting. */
  generic: readonly string[];
  /** Honest answers to questions to the moderator. `{question}` is the open one, `{count}` how many may follow it. */
  remarks: Record<"repeat" | "left" | "last" | "identity" | "privacy" | "clarify" | "injection", string> & {
    other: readonly string[];
  };
  close: string;
  stop: string;
};
