import type { Passage } from "../retrieve/corpus/passages";
import { findScores } from "../scores/find-scores";

/** Of 10, how likely somebody is to recommend it: from and to, as the net promoter score has it. */
const GROUPS: readonly (readonly [names: RegExp, from: number, to: number])[] = [
  [/^(?:the )?(?:detractors|critics|detraktoren|kritiker)$/iu, 0, 6],
  [/^(?:the )?(?:passives|neutrals|passiven?|indifferenten?)$/iu, 7, 8],
  [/^(?:the )?(?:promoters|promotoren|fürsprecher)$/iu, 9, 10],
];
const RECOMMENDS = /(?<!\p{L})(?:recommend|weiterempfehl|empfehl)/iu;

/**
 * Who belongs to a group of the net promoter score, by the answer in which they say so; null of any other group, and
 * where nobody was asked whether they would recommend it on a scale to 10.
 */
export function scoredAs(group: string, passages: readonly Passage[]): Map<string, Passage> | null {
  const [, from = 0, to = 0] = GROUPS.find(([names]) => names.test(group.trim())) ?? [];
  if (to === 0) return null;
  const asked = findScores(passages).find(({ question, of }) => of === 10 && RECOMMENDS.test(question));
  if (!asked) return null;
  const own = asked.given.filter(({ score }) => score.value >= from && score.value <= to);
  return new Map(own.map(({ passage }) => [passage.person, passage]));
}
