import type { Context } from "@/lib/core/context";
import { upperFirst } from "@/lib/core/upper-first";
import { get } from "@/lib/services/boards/get";
import { centreOf, type Group, groupCards } from "./group";
import { type Themes, themesOf } from "./themes";

export type ProposedLane = { title: string; words: string[]; cardIds: string[] };
export type Proposal = { version: number; lanes: ProposedLane[]; rest: string[] };
export type ArrangeScope = "all" | "loose";

/** Proposes lanes for a board's cards, or for those in no lane, by the words that they share. Changes nothing. */
export async function propose(ctx: Context, boardId: string, scope: ArrangeScope): Promise<Proposal> {
  const board = await get(ctx, boardId);
  const cards = board.cards.filter(({ laneId }) => scope === "all" || laneId === null);
  const themes = themesOf(cards);
  const { groups, rest } = groupCards(themes.cards);
  const lanes = groups
    .map((group) => toLane(group, themes))
    .sort((a, b) => b.cardIds.length - a.cardIds.length || a.title.localeCompare(b.title));
  return { version: board.version, lanes: withOwnTitles(lanes), rest: rest.map(({ id }) => id) };
}

/** "Export", or "Export and spreadsheet" if at least half of the cards mention both. */
function toLane({ cards }: Group, { wordOf }: Themes): ProposedLane {
  const [first, second, ...others] = [...centreOf(cards)]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([stem]) => ({ word: wordOf(stem), held: cards.filter(({ own }) => own.has(stem)).length }))
    .flatMap(({ word, held }) => (word && held > 1 ? { word, held } : []));
  const both = second !== undefined && second.held * 2 >= cards.length;
  const title = both ? `${first?.word} and ${second.word}` : (first?.word ?? "theme");
  const words = [first, second, ...others].slice(0, 4).flatMap((one) => one?.word ?? []);
  return { title: upperFirst(title), words, cardIds: cards.map(({ id }) => id) };
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
