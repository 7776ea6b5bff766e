import { groupBy } from "@/lib/core/data/group-by";
import { upperFirst } from "@/lib/core/text/upper-first";
import { pacer } from "@/lib/services/analysis/pacer";
import { draftAlike } from "../analyst/kinds/answers-alike";
import { draftOf } from "../analyst/wording/draft-of";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { numberInEnglish, numberInGerman } from "../analyst/wording/number-words";
import { composeDraft } from "../compose/compose-draft";
import type { Composed, Telling } from "../compose/composed";
import type { Looking } from "../prepare";
import type { Loaded } from "../retrieve/corpus/load-corpus";
import { type Passage, passagesOf } from "../retrieve/corpus/passages";

const MOST_PEOPLE = 10;

/** Words of a passage that are told, the more telling the greater the `worth`. */
export type Said = { quote: string; worth: number };

/**
 * What is read in everything that was said rather than found by a question's words: what a passage says of it, if
 * anything, and the sentence that says how many of the people do.
 */
export type Told = {
  saidIn(passage: Passage): Said | null;
  mostOfOne: number;
  /** Whether it is asked of one person, so that nothing is counted. */
  isOfOne?: true;
  /** If fewer people say anything of it, it is looked up like any other question. */
  fewest?: number;
  tell: Record<"en" | "de", readonly [one: string, several: string]>;
};

/** What people say of a thing, the best of each in their words; null where nobody says anything of it. */
export async function tellSaid(
  { saidIn, mostOfOne, isOfOne, tell, fewest = 1 }: Told,
  corpus: Loaded,
  prepared: Looking,
  german: boolean,
  telling: Telling,
): Promise<Composed | null> {
  const breathe = pacer(telling.signal);
  const found: (Said & { ranked: { passage: Passage } })[] = [];
  for (const passage of await passagesOf(corpus)) {
    const said = saidIn(passage);
    if (said !== null) found.push({ ...said, ranked: { passage } });
    await breathe();
  }
  const byPerson = groupBy(found, ({ ranked }) => ranked.passage.person);
  if (byPerson.size < fewest) return null;
  const told = [...byPerson.values()].map((own) => own.toSorted((a, b) => b.worth - a.worth));
  const shown = told.slice(0, MOST_PEOPLE);
  const voices = shown.flatMap((own) => own.slice(0, mostOfOne));
  const phrases = german ? GERMAN : ENGLISH;
  const does = tell[german ? "de" : "en"][byPerson.size === 1 ? 0 : 1];
  const counted = german
    ? `${numberInGerman(byPerson.size)} von ${corpus.people} Personen ${does}.`
    : `${numberInEnglish(byPerson.size)} of ${corpus.people} people ${does}.`;
  const lead = corpus.people < 2 || isOfOne ? null : upperFirst(counted);
  const answers = told.flatMap(([best]) => best?.ranked.passage ?? []);
  const draft =
    (await draftAlike({ answers, question: "", lead }, german, phrases)) ??
    draftOf(lead, [{ before: "", voices }], phrases, phrases.someOf(shown.length, byPerson.size));
  const answer = await composeDraft(draft, corpus, prepared, german, telling);
  return answer.citations.length > 0 ? answer : null;
}
