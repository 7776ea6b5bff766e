import { AnswerCount } from "@/lib/services/evidence/answer-count";
import { type AnalysisLine, conversationOf, personOf } from "./line";

/** Counts, line by line in order, which of somebody's lines since a question each is (`evidence/answer-count`). */
export function nthAnswers(): (line: AnalysisLine) => number {
  const count = new AnswerCount();
  let asked = { conversation: "", question: null as string | null };
  return (line) => {
    const { question } = line;
    const conversation = conversationOf(line);
    if (asked.conversation !== conversation || asked.question !== question) count.ask();
    asked = { conversation, question };
    return count.say(personOf(line), line.text);
  };
}
