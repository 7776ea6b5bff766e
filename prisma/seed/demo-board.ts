import type { Context } from "@/lib/core/context";
import { create as createBoard } from "@/lib/services/boards/create";
import { create as createCard } from "@/lib/services/cards/create";
import { create as createLane } from "@/lib/services/lanes/create";
import { saidBy } from "./said-by";
import { LANES, LOOSE, type SeedCard, TITLE } from "./studies/exit-board";

/** A board of the ended study, made by the same verbs as everybody's: lanes, and cards with what people said. */
export async function demoBoard(ctx: Context, studyId: string): Promise<void> {
  const { id: boardId } = await createBoard(ctx, { studyId }, TITLE);
  const add = async (laneId: string | null, { said = [], ...card }: SeedCard) => {
    const evidence = await Promise.all(said.map((quote) => saidBy(ctx, quote)));
    await createCard(ctx, boardId, { ...card, laneId, evidence });
  };
  for (const { cards, ...fields } of LANES) {
    const lane = await createLane(ctx, boardId, fields);
    for (const card of cards) await add(lane.id, card);
  }
  for (const card of LOOSE) await add(null, card);
}
