import type { Checked } from "./check-quotes";
import type { Citation } from "./record";

export type Composed = {
  paragraphs: string[];
  citations: Citation[];
  droppedQuotes: number;
  fallback: boolean;
  followUps: string[];
};

/** `onChecked` receives the answer as it grows; what it was told once stays, with every quote checked. */
export type Telling = { signal?: AbortSignal | undefined; onChecked?: ((checked: Checked) => void) | undefined };

/** An answer in Eva's own words, which quotes nobody. */
export const plainly = (...paragraphs: string[]): Composed => ({
  paragraphs,
  citations: [],
  droppedQuotes: 0,
  fallback: false,
  followUps: [],
});
