import { upperFirst } from "@/lib/core/text/upper-first";
import { centreOf, type Themes } from "./themes";

/**
 * What a group's cards share, as they write it: "Export", or "Export and spreadsheet" if the first word is on half of
 * them at most and the second on others, too. Cards that share no word lend one each.
 */
export function laneTitle(cards: Themes["cards"], { wordOf }: Themes): { title: string; words: string[] } {
  const words = [...centreOf(cards)]
    .map(([stem, weight]) => ({ stem, word: wordOf(stem), weight, on: cards.filter(({ own }) => own.has(stem)) }))
    .filter(({ word, on }) => word !== undefined && on.length > 0)
    .sort((a, b) => b.weight * b.on.length - a.weight * a.on.length || (a.stem < b.stem ? -1 : 1));
  const [first] = words;
  if (!first) return { title: "Theme", words: [] };
  const isEnough = first.on.length * 2 > cards.length;
  const others = words.filter(({ on }) => on.some((card) => !first.on.includes(card)));
  const second = isEnough ? words.slice(1).find(({ on }) => on.length > 1 && on.length * 2 >= cards.length) : others[0];
  const named = [first, ...(second ? [second] : [])].flatMap(({ word }) => word ?? []);
  const shared = words.filter(({ on }) => on.length > 1).slice(0, 4);
  return { title: upperFirst(named.join(" and ")), words: shared.flatMap(({ word }) => word ?? []) };
}
