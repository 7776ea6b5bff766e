import type { Question } from "../analyst/analyst";
import { type InContext, inContext } from "../reading/in-context";

/** "And why?" refers to the question before it, which may itself refer to one. */
export function questionInContext({ text, turns }: Pick<Question, "text" | "turns">): InContext {
  const asked = turns.filter(({ role }) => role === "user").map((turn) => turn.text);
  const before = asked.reduce<string | null>((known, each) => inContext(each, known).text, null);
  return inContext(text, before);
}
