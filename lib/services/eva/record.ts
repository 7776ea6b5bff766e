import type { ApprovalRecord } from "@/lib/services/approvals/record";
import type { Origin } from "@/lib/services/evidence/record";

/** A verbatim quote that supports a sentence of an answer; `n` is its number in the text. */
export type Citation = Origin & {
  n: number;
  kind: "segment";
  id: string;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  quote: string;
  url: string;
  /** The transcript's present name; looked up when an answer is read, not stored with it. */
  source?: string | null;
};

/** Eva's reply. `fallback`: the model failed and the built-in analyst answered. */
export type Reply = {
  threadId: string;
  messageId: string;
  answer: string;
  citations: Citation[];
  droppedQuotes: number;
  fallback: boolean;
  /** Follow-up questions, each of which something answers. */
  followUps: string[];
  /** What awaits a person's approval, if the question asked for an act. */
  approval: ApprovalRecord | null;
};
