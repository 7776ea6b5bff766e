import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/data/group-by";
import { hasModel } from "@/lib/integrations/model/model";
import { permit } from "@/lib/services/access/permit";
import { roomFor } from "@/lib/services/model/room";
import { idOf } from "@/lib/services/studies/id-of";
import { expectedTokens } from "./make/by-model/expected-tokens";
import { isShort } from "./make/by-model/mark";
import { loadPlaces } from "./make/by-model/readings";
import { loadSaid } from "./make/load-said";

/**
 * What a language model will use for a study's readout. `transcripts`: those with anything to read; `unread`: those
 * that it would read for the first time, which is most of what it costs. `left`: this month's tokens.
 */
export type Estimate = {
  model: string | null;
  transcripts: number;
  unread: number;
  tokens: number;
  left: number;
  isEnough: boolean;
};

/** Reserved by calls that run at the same time, and returned by them. */
const HELD = 12_000;
const FREE = { model: null, unread: 0, tokens: 0, left: 0, isEnough: true };

/** Throws `conflict` if there is nothing to make a readout from. */
export async function estimate(ctx: Context, study: string): Promise<Estimate> {
  permit(ctx, "study.write");
  const said = await loadSaid(ctx, await idOf(ctx, study));
  const all = [...groupBy(said.lines, ({ ownerId }) => ownerId)];
  if (!hasModel()) return { ...FREE, transcripts: all.length };
  const known = await loadPlaces(ctx, said.versions);
  const work = expectedTokens(all.map(([ownerId, lines]) => ({ lines, known: known.get(ownerId)?.length })));
  const tokens = work.inputTokens + work.outputTokens;
  const left = await roomFor(ctx, work);
  return {
    model: config().MODEL_NAME,
    transcripts: all.length,
    unread: all.filter(([ownerId, lines]) => !known.has(ownerId) && !isShort(lines)).length,
    tokens,
    left,
    isEnough: tokens + HELD <= left,
  };
}
