import type { Context } from "@/lib/core/context";
import type { Question } from "../analyst/analyst";
import type { Looking } from "../prepare";
import { asPeople } from "../reading/as-people";
import { asQuestion } from "../reading/as-question";
import { partsOf } from "../reading/parts";
import { questionInContext } from "../retrieve/question/question-in-context";
import { type Limited, limitsOf } from "../sources/limit";
import type { Composed, Telling } from "./composed";
import { inParts } from "./in-parts";
import { lookUp } from "./look-up";
import { unsearched } from "./unsearched";

/**
 * Finds and writes an answer in which every quote is checked. Nothing is stored. If a model fails, the built-in analyst
 * takes over, and the answer says so.
 */
export async function compose(ctx: Context, looking: Looking, telling: Telling = {}): Promise<Composed> {
  const limits = await limitsOf(ctx, looking);
  if (limits === null) return composeIn(ctx, looking, telling);
  if ("within" in limits) return composeWithin(ctx, limits.within, telling);
  const of = new Map(limits.sides.map(({ name, looking }) => [name, looking]));
  return inParts([...of.keys()], telling, (name, own) => composeIn(ctx, of.get(name) ?? looking, own));
}

/** An answer from what the question names, which ends by saying so. */
async function composeWithin(ctx: Context, { looking, note }: Limited, telling: Telling): Promise<Composed> {
  const told = await composeIn(ctx, looking, telling);
  return { ...told, paragraphs: [...told.paragraphs, note], notes: [...told.notes, note] };
}

/** The question and those before it, as the built-in analyst reads them. */
const ofPeople = ({ text, turns, ...rest }: Question): Question => ({
  ...rest,
  text: asPeople(text),
  turns: turns.map((turn) => (turn.role === "user" ? { ...turn, text: asPeople(turn.text) } : turn)),
});

async function composeIn(ctx: Context, asked: Looking, telling: Telling): Promise<Composed> {
  const looking = asked.byModel ? asked : { ...asked, question: ofPeople(asked.question) };
  const plain = await unsearched(ctx, looking, telling);
  if (plain) return plain;
  const { text, isRest, ofThem } = questionInContext(looking.question);
  const told = looking.question.turns.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const question = { ...looking.question, text: asQuestion(text), ...(isRest && { told: told.join("\n") }) };
  const within = (limited: Limited, own: Telling) => composeWithin(ctx, limited, own);
  const parts = looking.byModel ? [] : partsOf(question.text);
  if (parts.length < 2) return lookUp(ctx, looking, { question, isRest, ofThem }, telling, within);
  return inParts(parts, telling, async (text, own) => {
    const part = { ...question, text: asQuestion(text) };
    const plain = await unsearched(ctx, { ...looking, question: part }, own);
    return plain ?? lookUp(ctx, looking, { question: part, isRest, ofThem }, own, within);
  });
}
