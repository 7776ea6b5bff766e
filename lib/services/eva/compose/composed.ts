import type { Draft } from "../analyst/analyst";
import type { Citation } from "../record";
import type { Checked } from "./check-quotes";

/** `kept`: the draft that is told, if it quotes anybody; `notes`: the paragraphs after it. */
export type Composed = {
  paragraphs: string[];
  citations: Citation[];
  droppedQuotes: number;
  kept: Draft | null;
  notes: string[];
  fallback: boolean;
  followUps: string[];
};

/** An answer as far as it is written. */
export type SoFar = Pick<Checked, "paragraphs" | "citations">;

/**
 * `onChecked` receives the answer as it grows; what it was told once stays, with every quote checked. `isLast`: nobody
 * will go on asking, so that no follow-up questions are looked for.
 */
export type Telling = {
  signal?: AbortSignal | undefined;
  onChecked?: ((checked: SoFar) => void) | undefined;
  isLast?: boolean;
};

/** An answer in Eva's own words, which quotes nobody. */
export const plainly = (...paragraphs: string[]): Composed => ({
  paragraphs,
  citations: [],
  droppedQuotes: 0,
  kept: null,
  notes: [],
  fallback: false,
  followUps: [],
});
