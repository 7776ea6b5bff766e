import type { Answer, Answers, Manner, Reply, View } from "../shapes";

export type GivenAnswer = { version: number; text?: string; value?: Answer; manner?: Manner };

/** What the steps can do. The real one calls the API; the preview's keeps everything in the page. */
export type Engine = {
  /** A preview keeps nothing on the device either, and has nowhere to send a voice to. */
  isPreview: boolean;
  look(): Promise<View>;
  /** Starts for whoever has only the study's link, and takes their consent. */
  consent(agreed: boolean): Promise<View>;
  screener(answers: Answers): Promise<View>;
  begin(): Promise<View>;
  /** `onText` gets the moderator's words so far, while they come. */
  answer(given: GivenAnswer, onText: (text: string) => void): Promise<Reply>;
  skip(version: number): Promise<Reply>;
  stop(): Promise<View>;
  saveDraft(answers: Answers): Promise<void>;
  submitForm(answers: Answers, manner: Record<string, Manner>): Promise<View>;
};
