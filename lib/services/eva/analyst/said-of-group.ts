import { groupBy } from "@/lib/core/group-by";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { callingIn } from "../compare/members";
import type { Group } from "../compare/read-group";
import { passageSays, says } from "../mentions/says";
import type { Passage } from "../retrieve/passages";
import type { Retrieved } from "../retrieve/retriever";
import type { Paragraph } from "./draft-of";
import { withNext } from "./pick-quote";

const MOST_PEOPLE = 5;
const MOST_OF_ONE = 2;

/** What others say of a group to which nobody belongs, best first, as far as it comes near what is asked of the group. */
export async function saidOfGroup(
  { name }: Group,
  said: readonly Passage[],
  { ranked }: Retrieved,
): Promise<Paragraph["voices"]> {
  const ways = callingIn(name);
  if (ways.length === 0) return [];
  const scores = new Map(ranked.map(({ passage, score }) => [passage, score]));
  const breathe = pacer();
  const found: (Paragraph["voices"][number] & { score: number })[] = [];
  for (const passage of said) {
    await breathe();
    const { line, language } = passage;
    if (ranked.length > 0 && !scores.has(passage)) continue;
    if (!ways.every((names) => passageSays(passage, names))) continue;
    const quote = sentencesOf(line.text).find(
      (sentence) => !sentence.endsWith("?") && ways.every((names) => says(sentence, language, names)),
    );
    if (quote) found.push({ ranked: { passage }, quote: withNext(line.text, quote), score: scores.get(passage) ?? 0 });
  }
  const byPerson = groupBy(
    found.sort((a, b) => b.score - a.score),
    (one) => one.ranked.passage.person,
  );
  return [...byPerson.values()].slice(0, MOST_PEOPLE).flatMap((voices) => voices.slice(0, MOST_OF_ONE));
}
