import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { create as createBoard } from "@/lib/services/boards/create";
import { get } from "@/lib/services/boards/get";
import { create as createCard } from "@/lib/services/cards/create";
import { create as createLane } from "@/lib/services/lanes/create";
import { makeProject } from "./tags";
import { addTranscript } from "./transcripts";

/** A board in a new project with lanes, each with this many cards named `{lane}{number}`. */
export async function makeBoard(ctx: Context, lanes: Record<string, number> = {}, projectId?: string) {
  const project = projectId ?? (await makeProject(ctx));
  const board = await createBoard(ctx, { projectId: project }, "Findings");
  const laneIds: Record<string, string> = {};
  const cardIds: Record<string, string> = {};
  for (const [title, count] of Object.entries(lanes)) {
    const lane = title === "-" ? null : await createLane(ctx, board.id, { title });
    if (lane) laneIds[title] = lane.id;
    for (let at = 1; at <= count; at++) {
      const card = await createCard(ctx, board.id, { insight: `${title}${at}`, laneId: lane?.id ?? null });
      cardIds[card.insight] = card.id;
    }
  }
  return { projectId: project, boardId: board.id, laneIds, cardIds };
}

/** Which cards are where, by titles and insights: `{ A: ["A1", "A2"], "-": [] }`. */
export async function shownOn(ctx: Context, boardId: string): Promise<Record<string, string[]>> {
  const { lanes, cards } = await get(ctx, boardId);
  const insight = new Map(cards.map((card) => [card.id, card.insight]));
  const shown = lanes.map(({ title, cardIds }) => [title ?? "", cardIds.map((id) => insight.get(id) ?? "")]);
  const loose = cards.filter(({ laneId }) => laneId === null).map((card) => card.insight);
  return Object.fromEntries([...shown, ["-", loose]]);
}

/** A card with the only line of a new file as evidence. */
export async function makeQuotedCard(ctx: Context, projectId: string) {
  const { boardId, laneIds } = await makeBoard(ctx, { Theirs: 0 }, projectId);
  const ownerId = await addTranscript(ctx, [{ text: "Nobody told us what it costs." }], { projectId });
  const span = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 29 };
  const laneId = laneIds.Theirs ?? "";
  const card = await createCard(ctx, boardId, { insight: "Costs", laneId, evidence: [{ ownerId, span }] });
  return { boardId, laneId, cardId: card.id, ownerId, passageId: card.evidence[0]?.id ?? "" };
}

/** Signs in the context's person, which is what watching requires. */
export async function signIn({ actor, workspaceId }: Context): Promise<void> {
  if (actor.kind !== "user") throw new Error("only a person signs in");
  const { sessionId: id, userId } = actor;
  const tokenHash = new TextEncoder().encode(id);
  await db().session.create({
    data: { id, tokenHash, userId, workspaceId, expiresAt: new Date(Date.now() + 3_600_000) },
  });
}
