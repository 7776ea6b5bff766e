import type { Context } from "@/lib/core/context";
import { hasModel } from "@/lib/integrations/model/model";
import { type Voice, voicesOf } from "@/lib/services/eva/analyst/choose";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Scope } from "@/lib/services/evidence/scope";
import { type Answered, answeredWith } from "./answered";
import { chooseByModel } from "./choose-by-model";

const FEWEST_WORDS = 4;
const MOST_OF_ONE = 2;
const MOST_SAID = 30;
const SIDED = 1;

/** A part with who chose its quotes. */
type Chosen = Answered & { isByModel: boolean };

/**
 * Finds what people say about one part of a prompt. A model chooses from what is found; the built-in analyst does if
 * there is none or it fails. `waiting` is awaited while the model is busy.
 */
export async function answerPart(
  ctx: Context,
  part: string,
  scope: Scope,
  waiting: () => Promise<void>,
): Promise<Chosen> {
  const found = await retrieve(ctx, part, scope);
  const byModel = hasModel() ? await chooseByModel(ctx, { part, scope, found, waiting }) : null;
  return byModel ? { ...byModel, isByModel: true } : { ...(await builtIn(part, found)), isByModel: false };
}

async function builtIn(part: string, retrieved: Retrieved): Promise<Answered> {
  const found = retrieved.answers ? await voicesOf(retrieved) : new Map<string, Voice[]>();
  const voices = [...found.values()]
    .map((own) => own.filter(({ quote }) => quote.split(/\s+/).length >= FEWEST_WORDS))
    .filter((own) => own.length > 0);
  const turns = Array.from({ length: MOST_OF_ONE }, (_, turn) => voices.flatMap((own) => own[turn] ?? []));
  const stances = turns
    .flat()
    .slice(0, MOST_SAID)
    .map(({ stance }) => stance);
  const disagree = stances.some((stance) => stance >= SIDED) && stances.some((stance) => stance <= -SIDED);
  return answeredWith(voices.flat(), { part, retrieved, disagree });
}
