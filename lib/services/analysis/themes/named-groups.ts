import { upperFirst } from "@/lib/core/text/upper-first";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type AnalysisLine, personOf } from "../line";
import type { Group } from "./group";
import { nounsOf } from "./nouns";
import { sharedBy } from "./shared/shared-by";

/** In more lines, nearly everybody names nearly everything, and groups by context are complete. */
const MOST_LINES = 400;
/** In fewer lines, names are hardly ever repeated with an article. */
const FEW_LINES = 100;
/** Among a handful of people, two are enough to take a side. */
const FEWEST_PEOPLE = 3;
const HANDFUL = 6;
const NEAR = 1;

/**
 * What people name in free conversation, in the same words or in words for the same: in a small study, what is said
 * about one thing lies scattered.
 */
export async function namedGroups(
  lines: readonly AnalysisLine[],
  { most, german }: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  if (lines.length > MOST_LINES) return [];
  const nouns = await nounsOf(lines, breathe);
  const speakers = wordsOf(lines.map(({ speaker }) => speaker ?? "").join(" "));
  const stems = new Set(["en", "de"].map(stemmerOf).flatMap((stem) => speakers.map(stem)));
  const known = lines.length > FEW_LINES ? { nouns } : {};
  const found = await sharedBy(lines, { stems, isReason: false, isToName: false, german, most, ...known }, breathe);
  const isHandful = new Set(lines.map(personOf)).size <= HANDFUL;
  return found
    .filter(({ quotes }) => isHandful || quotes.length >= FEWEST_PEOPLE)
    .map(({ label, keys, lines: own }): Group => {
      const name = label.replace(/^(?:the|an?) /u, "");
      const members = [...own].map((line) => ({ line, near: NEAR }));
      return {
        title: upperFirst(name),
        isAsked: false,
        asksFor: null,
        answers: new Set(),
        isTopic: false,
        isInPassing: false,
        isNamed: true,
        thing: label.startsWith("a ") || label.startsWith("an ") ? `the ${name}` : label,
        terms: wordsOf(name),
        keys,
        nouns,
        people: new Set(members.map(({ line }) => personOf(line))).size,
        members,
        outright: members,
      };
    });
}
