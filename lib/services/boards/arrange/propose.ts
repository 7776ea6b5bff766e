import type { Context } from "@/lib/core/context";
import { pacer } from "@/lib/services/analysis/pacer";
import { get } from "@/lib/services/boards/get";
import { groupCards } from "./group";
import { laneTitle } from "./lane-title";
import { likenessOf } from "./likeness";
import { themesOf } from "./themes";

export type ProposedLane = { title: string; words: string[]; cardIds: string[] };
export type Proposal = { version: number; lanes: ProposedLane[]; rest: string[] };
export type ArrangeScope = "all" | "loose";

/** Proposes lanes for a board's cards, or for those in no lane, by what they say. Changes nothing. */
export async function propose(ctx: Context, boardId: string, scope: ArrangeScope): Promise<Proposal> {
  const board = await get(ctx, boardId);
  const cards = board.cards.filter(({ laneId }) => scope === "all" || laneId === null);
  const themes = themesOf(cards);
  const breathe = pacer();
  const groups = await groupCards(await likenessOf(themes.cards, themes.language, breathe), breathe);
  const lanes = groups
    .map((group) => group.flatMap((at) => themes.cards[at] ?? []))
    .map((members) => ({ ...laneTitle(members, themes), cardIds: members.map(({ id }) => id) }))
    .sort((a, b) => b.cardIds.length - a.cardIds.length || a.title.localeCompare(b.title));
  const placed = new Set(lanes.flatMap(({ cardIds }) => cardIds));
  const rest = themes.cards.flatMap(({ id }) => (placed.has(id) ? [] : [id]));
  return { version: board.version, lanes: withOwnTitles(lanes), rest };
}

/** No two lanes with the same name. */
function withOwnTitles(lanes: ProposedLane[]): ProposedLane[] {
  const taken = new Map<string, number>();
  return lanes.map((lane) => {
    const times = (taken.get(lane.title) ?? 0) + 1;
    taken.set(lane.title, times);
    return times === 1 ? lane : { ...lane, title: `${lane.title} ${times}` };
  });
}
