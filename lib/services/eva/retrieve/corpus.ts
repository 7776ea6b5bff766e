import type { Origin } from "@/lib/services/evidence/record";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";

/** One stored segment as Eva reads it. */
export type Line = {
  origin: Origin;
  index: number;
  /** Said directly after the line before it in the document. */
  follows: boolean;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

/** A transcript, or the stretches of it that were loaded, in order. */
export type Document = { origin: Origin; language: string | null; speakers: SpeakerShare[]; lines: Line[] };

/** What a question is answered from. `people` also counts those whose transcripts were not loaded. */
export type Corpus = { documents: Document[]; people: number };
