import type { Caller } from "@/lib/services/participants/find";
import type { TurnReply } from "@/lib/services/participants/record";
import { type Answered, answer } from "./answer";

type AnswerEvent = { event: "delta"; data: { text: string } } | { event: "done"; data: TurnReply };

const PIECE = /\S+\s*/gu;
const WORDS_A_PIECE = 4;

/**
 * An answer whose reply is streamed: the moderator's words in pieces, then the whole. It is stored before the first
 * piece, so a participant who leaves meanwhile finds it on returning.
 */
export async function* answerLive(caller: Caller, token: string, sent: Answered): AsyncGenerator<AnswerEvent> {
  const reply = await answer(caller, token, sent);
  const lines = reply.stale ? [] : reply.turns.filter(({ role }) => role === "moderator");
  for (const [at, { text }] of lines.entries()) {
    const words = text.match(PIECE) ?? [];
    for (let i = 0; i < words.length; i += WORDS_A_PIECE) {
      const piece = words.slice(i, i + WORDS_A_PIECE).join("");
      yield { event: "delta", data: { text: at > 0 && i === 0 ? `\n\n${piece}` : piece } };
    }
  }
  yield { event: "done", data: reply };
}
