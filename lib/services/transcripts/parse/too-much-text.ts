import { refuse } from "./refuse";

export const tooMuchText = () =>
  refuse("too_large", "This file has more than 20 MB of text; split it into several transcripts.");
