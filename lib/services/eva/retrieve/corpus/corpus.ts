import type { Origin } from "@/lib/services/evidence/record";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Aims } from "../asked/asked-of-study";

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

/** What a question is answered from, and what its studies want to know. `people` includes those that weren't loaded. */
export type Corpus = { documents: readonly Document[]; aims?: Aims; people: number };
