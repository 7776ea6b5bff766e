import type { Question } from "@/lib/services/eva/analyst/analyst";
import { type InContext, inContext, isOfPerson } from "@/lib/services/eva/reading/in-context";

/**
 * "And why?" refers to the question before it, which may itself refer to one; "the others" are those of one about
 * everybody.
 */
export function questionInContext({ text, turns }: Pick<Question, "text" | "turns">): InContext {
  const read: string[] = [];
  for (const { role, text: asked } of turns) if (role === "user") read.push(inContext(asked, read.at(-1) ?? null).text);
  const found = inContext(text, read.at(-1) ?? null);
  const ofAll = found.isRest ? read.findLast((each) => !isOfPerson(each)) : undefined;
  return ofAll === undefined ? found : { text: ofAll, isRest: true };
}
