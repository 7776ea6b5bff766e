import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { SURELY } from "./asked/answers-to";
import { whoIsAsked } from "./asked/who-is-asked";
import type { Corpus } from "./corpus/corpus";
import { passagesOf } from "./corpus/passages";
import { type Asked, questionTerms } from "./question/question-terms";
import { spokenOfByAll } from "./question/spoken-of-by-all";
import { turned } from "./question/turned";
import { type Reading, searchAs } from "./search-as";
import type { Found } from "./searched";

/**
 * What a question finds in its own language, first with those it is about among its words, then without.
 */
export async function searchQuestion(
  question: string,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  reading: Reading = {},
): Promise<Found> {
  const ofAll = spokenOfByAll(question, await passagesOf(corpus));
  const termsOf = (isOfAnyone: boolean): Asked => {
    const asked = questionTerms(question, nameWords, { isOfAnyone, ofAll });
    return (reading.isDenied ? turned(asked) : null) ?? asked;
  };
  const people = whoIsAsked(wordsOf(question));
  const ofAnyone = termsOf(people.size > 0);
  // "What do volunteers find hardest?" isn't answered by whoever says "volunteer".
  if (people.size > 0 && ofAnyone.isOfSides) return searchAs(question, ofAnyone, corpus, nameWords, reading);
  const found = await searchAs(question, termsOf(false), corpus, nameWords, reading);
  if (found.answers || people.size === 0) return found;
  if (ofAnyone.terms.length === 0) return found;
  const again = await searchAs(question, ofAnyone, corpus, nameWords, reading);
  // Without whom it is about, more seems to answer than does: only a side, or what people were asked about, surely
  // does.
  return again.answers && (ofAnyone.isOfSides || again.sure === SURELY) ? again : found;
}
