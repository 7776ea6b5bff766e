import type { Answer, Answers, Manner, Reply, View } from "../shapes";

export type GivenAnswer = { version: number; text?: string; value?: Answer; manner?: Manner };

/** What the steps can do. The real engine calls the API; the preview's keeps everything in the page. */
export type Engine = {
  /** A preview stores nothing on the device either, and can't send a recording anywhere. */
  isPreview: boolean;
  look(): Promise<View>;
  /** Starts for someone who only has the study's link, and records their consent. */
  consent(agreed: boolean): Promise<View>;
  screener(answers: Answers): Promise<View>;
  leaveAddress(email: string): Promise<View>;
  begin(): Promise<View>;
  /** `onText` receives the moderator's words so far, as they arrive. */
  answer(given: GivenAnswer, onText: (text: string) => void): Promise<Reply>;
  skip(version: number): Promise<Reply>;
  stop(): Promise<View>;
  saveDraft(answers: Answers): Promise<void>;
  submitForm(answers: Answers, manner: Record<string, Manner>): Promise<View>;
};
