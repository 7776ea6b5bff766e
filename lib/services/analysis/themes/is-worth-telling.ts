import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type AnalysisLine, personOf } from "../line";
import type { Group } from "./group";
import type { FoundClaim } from "./theme";

const FEWEST = 2;
const SEVERAL = 3;
const NEARLY_ALL = 2 / 3;
const OFTEN = 1.5;

/** For each stem, the people who were asked a question that contains it. */
export function askedByName(lines: readonly AnalysisLine[]): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const line of lines) {
    const person = personOf(line);
    if (line.question === null || seen.has(`${person} ${line.question}`)) continue;
    seen.add(`${person} ${line.question}`);
    for (const stem of wordsOf(line.question).map(stemmerOf(line.language)))
      asked.set(stem, (asked.get(stem) ?? new Set()).add(person));
  }
  return asked;
}

type Study = { everybody: number; askedBy: ReadonlyMap<string, ReadonlySet<string>> };

/**
 * What takes no side is told only of what several people were asked about, or of what most of them come back to: "the
 * car", said once by each of three people, is three cars.
 */
export function isWorthTelling(claim: FoundClaim, group: Group, { everybody, askedBy }: Study): boolean {
  const { leaning, support } = claim;
  if (leaning !== "open" || group.isAsked || group.answers.size > 0) return true;
  if (support.length < FEWEST) return false;
  const asked = new Set([...group.keys].flatMap((key) => [...(askedBy.get(key) ?? [])]));
  const isOfMost = support.length >= Math.max(SEVERAL, everybody / 2);
  return (
    asked.size >= Math.max(FEWEST, everybody / 2) ||
    (asked.size > 0 && isOfMost && support.length >= everybody * NEARLY_ALL) ||
    support.length >= Math.max(SEVERAL + 1, everybody * NEARLY_ALL) ||
    (isOfMost && group.outright.length >= group.people * OFTEN)
  );
}
