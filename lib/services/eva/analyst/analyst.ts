import type { Context } from "@/lib/core/context";
import type { Line } from "../retrieve/corpus";
import type { Retrieved } from "../retrieve/retriever";

export type Turn = { role: "user" | "assistant"; text: string };
/** `avoid`: the ids of evidence that an earlier answer quoted, when another one is wanted. */
export type Question = { text: string; turns: Turn[]; instructions?: string | undefined; avoid?: ReadonlySet<string> };

/**
 * A sentence to be shown. `{0}`, `{1}`… in its text are places of its quotes, each claimed to be a part of the line
 * with that number in the evidence; without a place a quote's number goes to the end of the sentence.
 */
export type DraftSentence = { text: string; quotes: { evidence: number; quote: string }[]; newParagraph?: boolean };

/** `lead` opens the answer with what was counted, not said. No sentences: nothing answers the question. */
export type Draft = { evidence: Line[]; lead: string | null; sentences: DraftSentence[]; followUps?: string[] };

/** Writes a draft answer from retrieved evidence; every quote in it is checked afterwards. */
export type Analyst = (question: Question, retrieved: Retrieved) => Promise<Draft>;

/** `onDraft` is told of the draft as it grows: its sentences so far, each whole. */
type Telling = { signal?: AbortSignal | undefined; onDraft?: ((draft: Draft) => void) | undefined };
export type ModelAnalyst = (ctx: Context, question: Question, retrieved: Retrieved, telling: Telling) => Promise<Draft>;
