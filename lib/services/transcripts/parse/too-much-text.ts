import { refuse } from "./refuse";

/** The refusal of a file that grows beyond what is kept. */
export const tooMuchText = () =>
  refuse("too_large", "This file has more than 20 MB of text. Split it into several transcripts.");
