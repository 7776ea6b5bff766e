import type { Origin } from "@/lib/services/evidence/record";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";

/** One stored segment as Eva reads it. */
export type Line = {
  origin: Origin;
  index: number;
  /** Said directly after the previous line in the document. */
  follows: boolean;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

/** A transcript, or those stretches of it that were loaded, in order. */
export type Document = { origin: Origin; language: string | null; speakers: SpeakerShare[]; lines: Line[] };

/** What a question is answered from. `people` includes those whose transcripts weren't loaded. */
export type Corpus = { documents: readonly Document[]; people: number };
