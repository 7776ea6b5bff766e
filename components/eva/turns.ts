import type { Message } from "./message-shape";

/** A question and its answers, latest last. */
export type Turn = { question: Message | null; answers: Message[] };

/** Groups answers with the question before them. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const turn = turns.at(-1);
    if (message.role === "user") turns.push({ question: message, answers: [] });
    else if (turn) turn.answers.push(message);
    else turns.push({ question: null, answers: [message] });
  }
  return turns;
}
