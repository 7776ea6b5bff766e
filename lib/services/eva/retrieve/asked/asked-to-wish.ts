import { groupBy } from "@/lib/core/data/group-by";
import { answerOf } from "@/lib/services/analysis/themes/claims/answer-of";
import { frameOf } from "@/lib/services/eva/reading/frame";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { saysSomething } from "./answers-to";
import type { Alike } from "./asked-alike";
import { lastAsked } from "./put-to";

/** What people would do if a thing were as they want it. */
const WANTED =
  /\b(?:stay|back|return|renew|continue|carry on|keep (?:using|paying|going|them|people|users|customers)|try (?:it |us )?again|change (?:their|your) minds?|happ(?:y|ier)|bleiben|zurück\p{L}*|weitermachen|zufrieden(?:er)?)\b/iu;
const FEWEST_PEOPLE = 2;

/**
 * "What would make them stay?", which nobody was asked, is answered best by what people would change: the question of
 * that kind which most people answered.
 */
export function askedToWish(question: string, passages: readonly Passage[]): Alike | null {
  if (frameOf(question) !== "moves" || !WANTED.test(question)) return null;
  const wishes = passages.filter(
    (passage) =>
      passage.asked.names === "wish" && answerOf(passage.line.text, "wish") === "something" && saysSomething(passage),
  );
  const [most] = [...groupBy(wishes, ({ asked }) => asked.key).values()].sort((a, b) => peopleIn(b) - peopleIn(a));
  const [first] = most ?? [];
  if (!most || !first || peopleIn(most) < FEWEST_PEOPLE) return null;
  return { question: lastAsked(first.asked.text), answering: most };
}
