import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/group-by";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";
import type { Scope } from "@/lib/services/evidence/scope";
import type { Answered, Said } from "./answered";

export type Group = { title: string; said: Said[] };

/** With fewer quotes, a list is easier to read than groups. */
const WORTH_GROUPING = 8;
const FEWEST = 2;
/** Score from which a quote takes a side. */
const SIDED = 20;
const MOST_GROUPS = 5;
const MOST_THEMES = 12;
/** Themes are learned from everything that was said, up to this many lines; more would take too long. */
const MOST_LINES = 30_000;

const keyOf = (ownerId: string, index: number) => `${ownerId}:${index}`;

/**
 * Groups the quotes of each part by the themes of everything that was said, most quotes first, the rest last. A part
 * with few quotes is one group without a title.
 */
export async function groupSaid(ctx: Context, scope: Scope, parts: readonly Answered[]): Promise<Group[][]> {
  const isLong = parts.some(({ said }) => said.length >= WORTH_GROUPING);
  const titles = isLong
    ? await titlesOf(
        ctx,
        scope,
        parts.some(({ german }) => german),
      )
    : new Map<string, string>();
  return parts.map(({ said, german }) => {
    const whole = [{ title: "", said }];
    if (said.length < WORTH_GROUPING) return whole;
    const groups = groupBy(said, ({ ref }) => titles.get(keyOf(ref.ownerId, ref.index)) ?? "");
    const named = [...groups]
      .filter(([title, own]) => title !== "" && own.length >= FEWEST)
      .sort(([a, own], [b, others]) => others.length - own.length || (a < b ? -1 : 1))
      .slice(0, MOST_GROUPS);
    const titled = named.length < 2 ? bySide(said, german) : named.map(([title, own]) => ({ title, said: own }));
    if (titled.length < 2) return whole;
    const placed = new Set(titled.flatMap((group) => group.said));
    const rest = said.filter((each) => !placed.has(each));
    const other = { title: german ? "Außerdem gesagt" : "Also said", said: rest };
    return [...titled, ...(rest.length > 0 ? [other] : [])];
  });
}

/** If everything is of one theme, groups by what people think about it. */
function bySide(said: readonly Said[], german: boolean): Group[] {
  const points = new Map(said.map((each) => [each, sentimentOf(each.ref.quote, each.language) ?? 0]));
  const those = (is: (sided: number) => boolean) => said.filter((each) => is(points.get(each) ?? 0));
  const sides = [
    { title: german ? "Was gefällt" : "What people like", said: those((sided) => sided >= SIDED) },
    { title: german ? "Was stört" : "What people object to", said: those((sided) => sided <= -SIDED) },
  ];
  return sides.filter((side) => side.said.length >= FEWEST).sort((a, b) => b.said.length - a.said.length);
}

/** The theme of each line, by owner and number. */
async function titlesOf(ctx: Context, scope: Scope, german: boolean): Promise<Map<string, string>> {
  const { lines } = await loadLines(ctx, scope);
  if (lines.length > MOST_LINES) return new Map();
  const titles = new Map<string, string>();
  for (const { title, members } of await groupLines(lines, { most: MOST_THEMES, german }, pacer()))
    for (const { line } of members) titles.set(keyOf(line.ownerId, line.index), title);
  return titles;
}
