import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { CONCEPTS } from "../concepts/concepts-of";
import { type AnalysisLine, personOf } from "../line";
import type { Group, Member } from "./group";
import { topicKeys } from "./keys-of";
import { nounsOf } from "./nouns";

/**
 * Up to this many lines. Beyond that, groups by context are complete; in fewer lines, what is said about one thing lies
 * scattered.
 */
const MOST_LINES = 3_000;
const TERMS = 6;
/** A line that names a topic belongs to it even if nothing around it does. */
const NAMED = 0.3;

/** Words for what people say about things, which aren't things themselves. */
const SAID_OF_THINGS = new Set(
  "Leaving|Coming back|Bugs|Ease of use|Speed|Trust|Saving time|Learning|Look and design|Getting started".split("|"),
);

/** Topics that people name and no group is about: in a small study, lines that belong together lie far apart. */
export async function topicGroups(
  lines: readonly AnalysisLine[],
  groups: readonly Group[],
  german: boolean,
  breathe: () => Promise<void>,
): Promise<Group[]> {
  if (lines.length > MOST_LINES) return [];
  const taken = new Set(groups.map(({ title }) => title));
  const nouns = groups[0]?.nouns ?? (await nounsOf(lines, breathe));
  const read = lines.map((line) => {
    const words = wordsOf(line.text);
    return { line, words, stems: words.map(stemmerOf(line.language)) };
  });
  await breathe();
  const found: Group[] = [];
  for (const { id, title } of CONCEPTS) {
    const name = german ? title?.de : title?.en;
    if (!title || !name || taken.has(name) || SAID_OF_THINGS.has(title.en)) continue;
    const keys = topicKeys(id);
    const said = new Map<string, number>();
    const members = read.flatMap(({ line, words, stems }): Member[] => {
      const own = words.filter((_, at) => keys.has(stems[at] ?? ""));
      for (const word of own) said.set(word, (said.get(word) ?? 0) + 1);
      return own.length > 0 ? [{ line, near: NAMED }] : [];
    });
    const terms = [...said].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
    const people = new Set(members.map(({ line }) => personOf(line))).size;
    found.push({
      title: name,
      isAsked: false,
      asksFor: null,
      answers: new Set(),
      thing: null,
      isTopic: true,
      isInPassing: false,
      terms: terms.slice(0, TERMS),
      keys,
      nouns,
      people,
      members,
      outright: members,
    });
    await breathe();
  }
  return found;
}
