import { refuse } from "./refuse";

/** Refuses a file whose text exceeds the limit. */
export const tooMuchText = () =>
  refuse("too_large", "This file has more than 20 MB of text. Split it into several transcripts.");
