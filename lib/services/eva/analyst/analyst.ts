import type { Context } from "@/lib/core/context";
import type { Line } from "../retrieve/corpus/corpus";
import type { Retrieved } from "../retrieve/retriever";

export type Turn = { role: "user" | "assistant"; text: string };
/**
 * `avoid`: ids of evidence that an earlier answer quoted, if another one is wanted; `told`: what was answered before,
 * if only people who aren't quoted in it are wanted; `counted`: ids of the evidence of those whom the answer before
 * counted.
 */
export type Question = {
  text: string;
  turns: Turn[];
  instructions?: string | undefined;
  avoid?: ReadonlySet<string>;
  told?: string;
  counted?: ReadonlySet<string>;
};

/**
 * A sentence of the answer. `{0}`, `{1}`… in its text are the places of its quotes, each claimed to be part of the
 * evidence line with that number. A quote without a place is cited at the end of the sentence. `before` is a sentence
 * of Eva's before it, which may name what she counted or what people were asked; `opening` is what introduces its
 * quotes where they stand apart from it, if its text does. A model never sets these.
 */
export type DraftSentence = {
  text: string;
  quotes: { evidence: number; quote: string }[];
  newParagraph?: boolean;
  before?: string;
  opening?: string;
};

/**
 * `lead` opens the answer with what wasn't said, such as a count, and `some` says that not all of those counted are
 * quoted. No sentences means that nothing answers the question.
 */
export type Draft = {
  evidence: Line[];
  lead: string | null;
  some?: string;
  sentences: DraftSentence[];
  followUps?: string[];
};

/** Writes a draft answer from retrieved evidence; every quote in it is checked afterwards. */
export type Analyst = (question: Question, retrieved: Retrieved) => Promise<Draft>;

/** `onDraft` receives the draft as it grows: its sentences so far, each complete. */
type Telling = { signal?: AbortSignal | undefined; onDraft?: ((draft: Draft) => void) | undefined };
export type ModelAnalyst = (ctx: Context, question: Question, retrieved: Retrieved, telling: Telling) => Promise<Draft>;
