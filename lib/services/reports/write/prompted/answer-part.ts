import type { Context } from "@/lib/core/context";
import { hasModel } from "@/lib/integrations/model/model";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import type { Scope } from "@/lib/services/evidence/scope";
import { quote, text } from "../draft";
import type { Words } from "../words/english";
import { type Answered, peopleIn } from "./answered";
import { chooseByModel } from "./choose-by-model";
import { tellPart } from "./tell-part";

/**
 * What people say about one part of a prompt. A model chooses quotes from what is found; if there is none, or it fails,
 * the part is answered as Eva answers without one. `waiting` is awaited while the model is busy.
 */
export async function answerPart(
  ctx: Context,
  part: string,
  scope: Scope,
  words: Words["prompted"],
  waiting: () => Promise<void>,
): Promise<Answered> {
  if (!hasModel()) return tellPart(ctx, part, scope, words);
  const found = await retrieve(ctx, part, scope);
  const chosen = await chooseByModel(ctx, { part, scope, found, waiting });
  if (!chosen) return { ...(await tellPart(ctx, part, scope, words)), people: found.people };
  const { said, spoke, disagree } = chosen;
  const shown = peopleIn(said);
  const counted = words.spoke(spoke, found.people, disagree);
  const short = said.length === 0 ? words.nothing : shown < spoke ? `${counted} ${words.shown(shown)}` : counted;
  const blocks = said.length === 0 ? [] : [text(short), ...said.map(({ ref }) => quote({ ref }))];
  return { part, short, blocks, said, spoke, people: found.people, isByModel: true };
}
