import { groupBy } from "@/lib/core/data/group-by";
import { pacer } from "@/lib/services/analysis/pacer";
import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { callingIn } from "@/lib/services/eva/compare/members";
import type { Group } from "@/lib/services/eva/compare/read-group";
import { passageSays, says } from "@/lib/services/eva/mentions/says";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { withNext } from "../witnesses/pick-quote";
import type { Paragraph } from "../wording/draft-of";

const MOST_PEOPLE = 5;
const MOST_OF_ONE = 2;

/** Share of the best score that what is said of them reaches, if they are asked about something. */
const NEAR = 0.5;
/** Of what is asked of them, one line has to say as much, by itself, in its question or beside it. */
const SOME = 0.3;

/**
 * What others say of a group to which nobody belongs, best first, as far as it comes near what is asked of the group.
 * `isOnlyAsked`: only where they were asked about the group.
 */
export async function saidOfGroup(
  { name }: Group,
  said: readonly Passage[],
  { ranked, terms }: Pick<Retrieved, "ranked" | "terms">,
  isOnlyAsked = false,
): Promise<Paragraph["voices"]> {
  const ways = callingIn(name);
  if (ways.length === 0) return [];
  const found = new Map(ranked.map((one) => [one.passage, one]));
  const best = ranked[0]?.score ?? 0;
  const least = best * NEAR;
  const breathe = pacer();
  const voices: (Paragraph["voices"][number] & { score: number })[] = [];
  for (const passage of said) {
    await breathe();
    const { line, language } = passage;
    const one = found.get(passage);
    const score = one?.score;
    // "They hate it." answers how the doctors feel about it.
    const isAskedOfThem =
      passage.distance === 1 && ways.every((names) => says(questionIn(passage.asked.text), language, names));
    if (ranked.length > 0 && (score === undefined || (score < least && !isAskedOfThem))) continue;
    // Whatever else they do isn't what is asked of them.
    if (terms.length > 0 && (one?.coverage ?? 0) < SOME) continue;
    if (!isAskedOfThem && (isOnlyAsked || !ways.every((names) => passageSays(passage, names)))) continue;
    const naming = sentencesOf(line.text).find(
      (sentence) => !sentence.endsWith("?") && ways.every((names) => says(sentence, language, names)),
    );
    const quote = naming === undefined && isAskedOfThem ? openingOf(line.text) : naming && withNext(line.text, naming);
    if (quote) voices.push({ ranked: { passage }, quote, score: isAskedOfThem ? best + 1 : (score ?? 0) });
  }
  const byPerson = groupBy(
    voices.sort((a, b) => b.score - a.score),
    (one) => one.ranked.passage.person,
  );
  return [...byPerson.values()].slice(0, MOST_PEOPLE).flatMap((own) => own.slice(0, MOST_OF_ONE));
}
