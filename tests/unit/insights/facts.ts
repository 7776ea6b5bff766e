import type { Guide, GuideQuestion } from "@/lib/core/study/guide";
import type { GivenAnswer, SaidLine, SessionFacts } from "@/lib/services/insights/facts";
import type { Manner } from "@/lib/services/participants/record";

/** `pause` is how long the question was open before the answer started. */
type Said = string | { text: string; manner?: Manner; value?: unknown; seconds?: number; pause?: number };
/** A question of a session: what was asked, and the answers in turn with follow-ups between. */
export type Asked = Partial<GuideQuestion> & { text: string; answers: Said[]; section?: string };

/** A session as it would be loaded: each answer starts 3 s after its question and takes 20 s unless told otherwise. */
export function factsOf(asked: Asked[], more: Partial<SessionFacts> = {}): SessionFacts {
  const sections = new Map<string, GuideQuestion[]>();
  const lines: SaidLine[] = [];
  const answers: GivenAnswer[] = [];
  let second = 0;
  const say = (role: SaidLine["role"], line: Partial<SaidLine> & { text: string }, seconds: number) => {
    const place = { index: lines.length, startSeconds: second, endSeconds: second + seconds };
    lines.push({ role, questionId: null, kind: null, manner: {}, ...place, ...line });
    second += seconds;
  };
  for (const [at, { answers: given, section = "", ...question }] of asked.entries()) {
    const id = `q${at + 1}`;
    const whole: GuideQuestion = { id, kind: "open", required: true, probe: "none", ...question };
    sections.set(section, [...(sections.get(section) ?? []), whole]);
    for (const [nth, said] of given.entries()) {
      const {
        text,
        manner = {},
        value = null,
        seconds = 20,
        pause = 3,
      } = typeof said === "string" ? { text: said } : said;
      const kind = nth === 0 ? "question" : "followup";
      say("moderator", { text: nth === 0 ? question.text : "Can you say more?", questionId: id, kind }, pause);
      if (text !== "") say("participant", { text, questionId: id, kind: "answer", manner }, seconds);
      answers.push({ questionId: id, followUp: nth > 0, text, value, manner });
    }
  }
  const guide: Guide = {
    sections: [...sections].map(([title, questions], at) => ({ id: `s${at + 1}`, title, questions })),
  };
  const facts = { guide, lines, answers, twins: [], language: "en", durationSeconds: second };
  return { type: "ai-curated-interview", ...facts, ...more };
}
