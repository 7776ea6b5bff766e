import type { AnalysisLine } from "@/lib/services/analysis/line";
import type { Group } from "../group-lines";
import type { Kind } from "../statements/lexicon";
import type { Sentence, Statement } from "../statements/statements-of";

/**
 * What somebody says of a theme in one respect. `withBefore`: what it is about is named in the sentence before it.
 * `near`: 0 to 1. `stem`: of the word that names it.
 */
export type Spoken = {
  statement: Statement;
  kind: Kind;
  side: -1 | 1;
  withBefore: boolean;
  near: number;
  stem: string;
};

/** What is said of a thing stands no further from its name, in words; what may be said of anything, closer. */
const REACH = 12;
const REACH_OF: Partial<Record<Kind, number>> = { liking: 4, ease: 6, faults: 6, speed: 6, leaving: 7 };

/** What people ask for and leave over is seldom what they were asked about. */
const UNASKED: ReadonlySet<Kind> = new Set(["wish", "leaving"]);

type Fit = { group: Group; stem: string; withBefore: boolean; near: number; worth: number };

/**
 * Who takes a side on which theme: a sentence speaks of the theme that it names beside what it says; one that goes on
 * from the sentence before it ("It was too expensive"), or that comes first in an answer, of the theme that is named there.
 * Each says it of one theme, the one that fits best.
 */
export function spokenOf(
  groups: readonly Group[],
  statements: ReadonlyMap<AnalysisLine, readonly Statement[]>,
): Map<Group, Spoken[]> {
  const near = groups.map(({ members }) => new Map(members.map((member) => [member.line, member.near])));
  const found = new Map<Group, Spoken[]>(groups.map((group) => [group, []]));
  for (const [line, own] of statements)
    for (const statement of own)
      for (const [kind, { side, at, to }] of statement.told) {
        const where = { at, to, reach: REACH_OF[kind] ?? REACH };
        let best: Fit | null = null;
        for (const [place, group] of groups.entries()) {
          const close = near[place]?.get(line);
          const here = namedIn(statement.sentence, group, where);
          const goesOn = !here && kind !== "leaving" ? statement.before : null;
          const before = goesOn && namedIn(goesOn, group, null);
          const asked = here || before || UNASKED.has(kind) ? null : namedIn({ stems: statement.asked }, group, null);
          const stem = here ?? before ?? asked;
          if (!stem) continue;
          const worth = (here ? 1 : before ? 0.5 : 0.2) + (close ?? 0);
          if (!best || worth > best.worth) best = { group, stem, withBefore: before !== null, near: close ?? 0, worth };
        }
        if (best) found.get(best.group)?.push({ statement, kind, side, ...pick(best) });
      }
  return found;
}

const pick = ({ stem, withBefore, near }: Fit) => ({ stem, withBefore, near });

type Where = { at: number; to: number; reach: number };

/** The stem that names a theme, closest to what is said of it; null when none does within reach. */
function namedIn({ stems }: Pick<Sentence, "stems">, { keys }: Group, where: Where | null): string | null {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, stem] of stems.entries()) {
    if (!keys.has(stem)) continue;
    // A word that says both ("expensive") names it only where no other does.
    const apart = where === null ? 0 : Math.max(0, where.at - place, place - where.to + 1);
    const distance = where !== null && apart === 0 ? where.reach : apart;
    if (distance < least && (where === null || distance <= where.reach)) [found, least] = [stem, distance];
  }
  return found;
}
