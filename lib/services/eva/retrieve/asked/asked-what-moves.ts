import { groupBy } from "@/lib/core/data/group-by";
import { onceFor } from "@/lib/core/data/once-for";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { frameOf } from "@/lib/services/eva/reading/frame";
import { matterIn } from "@/lib/services/eva/reading/matter";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { postingsOf } from "../ranking/postings";
import { saysSomething } from "./answers-to";
import type { Alike } from "./asked-alike";
import { isOfAll } from "./asked-of-it";
import { lastAsked, questionIn } from "./put-to";
import { isRole } from "./who-is-asked";

/** What keeps people from doing a thing, or would bring them to do it. */
type Pull = "against" | "for";

const WHO = "(?:(?:you|them|us|people|everybody|everyone|(?:the |our |your )?\\p{L}+s) )?";
const AGAINST = [
  `\\b(?:puts?|putting|turns?|turned) ${WHO}off\\b|\\b(?:holds?|held|holding) ${WHO}back\\b|\\b(?:keeps?|kept) ${WHO}from\\b`,
  "\\b(?:nearly|almost) (?:stopped|kept|put|prevented|lost|walked)\\b|\\b(?:doubts?|hesitations?|second thoughts?)\\b.*\\b(?:before|sign\\p{L}*|buy\\p{L}*|decid\\p{L}*)\\b",
  "\\bwhat (?:\\p{L}+ ){0,3}?(?:stop(?:s|ped)?|prevent(?:s|ed)?|deter(?:s|red)?|discourage[sd]?|hinder(?:s|ed)?)\\b",
  "\\b(?:barriers?|obstacles?|hurdles?|objections?|reservations?|blockers?|deal[- ]?breakers?)\\b|\\bin the way\\b",
  "\\bwhy (?:(?:do|are|have|would|will|did)n['’]t|(?:do|are|have|would|will|did) (?:\\p{L}+ ){1,3}not)\\b|\\bhesita(?:te|nt)\\b",
  "(?<!\\p{L})(?:hält|hielt|halten|schreckt|schreckte)(?!\\p{L}).*(?<!\\p{L})ab(?:gehalten|geschreckt)?(?!\\p{L})|abgehalten|abgeschreckt",
  "(?<!\\p{L})(?:hindert|hinderte|gehindert|spricht (?:\\p{L}+ ){0,2}dagegen|hürden?|hindernisse?|bedenken|vorbehalte)(?!\\p{L})",
  "(?<!\\p{L})(?:warum|wieso|weshalb)(?!\\p{L}).*(?<!\\p{L})(?:nicht|keine?n?)(?!\\p{L})",
];
const KEEPS_FROM = new RegExp(AGAINST.join("|"), "iu");

/** Words that only say that something moves people, how much, or that they take to a thing, whatever it is. */
const MOVING = new Set(
  `stop stops stopped prevent prevents prevented deter deters deterred discourage discourages discouraged hinder hinders
hindered hold holds held keep keeps kept back off put puts putting turn turns turned way barrier barriers obstacle obstacles hurdle hurdles
objection objections reservation reservations blocker blockers hesitate hesitant breaker breakers dealbreaker dealbreakers main mainly biggest
greatest important common top change changes happen true
buy buys buying bought purchase purchasing switch switching move moving try trying adopt adopting sign signing signed doubt doubts hesitation hesitations nearly almost decided deciding decide subscribe
subscribing join joining choose choosing start starting order ordering consider considering
halt hielt halten ab abgehalten abhalten schreckt schreckte abgeschreckt abschrecken hindert hinderte gehindert spricht
dagegen hurde hurden hindernis hindernisse bedenken vorbehalte grosste grossten wichtigste wichtigsten andern geschehen
kaufen kauf wechseln umsteigen umstieg umstellen anschaffen zulegen bestellen anzuschaffen umzusteigen zuzulegen`.split(
    /\s+/,
  ),
);

/** Why people don't like a thing isn't why they don't buy it. */
const OF_LIKING = /(?<!\p{L})(?:like|love|enjoy|trust|believe|mögen|gefällt|gefallen|vertrauen|trauen)(?!\p{L})/iu;

/** Whether a question asks what would bring people to do something, or what keeps them from it; null if neither. */
export function pullOf(question: string): Pull | null {
  if (KEEPS_FROM.test(question)) return OF_LIKING.test(question) ? null : "against";
  return frameOf(question) === "moves" ? "for" : null;
}

const thingsIn = (question: string, language: string | null) =>
  matterIn(question, language).filter(({ word }) => !MOVING.has(word) && !isRole(word));

/** Read once, however often it is compared. */
const pullIn = onceFor(({ text }: Passage["asked"]) => pullOf(questionIn(text)));
const thingsAsked = onceFor(({ asked, language }: Passage) => thingsIn(questionIn(asked.text), language));
const FEWEST_ANSWERS = 3;

/**
 * What several answered who were asked what would bring them to do, or keeps them from doing, what all was about:
 * "What stops people from buying an electric car?" was asked as "What puts you off most?", and "What are the barriers?"
 * asks for the same.
 */
export function askedWhatMoves(question: string, german: boolean, passages: readonly Passage[]): Alike | null {
  const pull = pullOf(question);
  if (pull === null) return null;
  const things = thingsIn(question, german ? "de" : "en");
  if (!things.every(({ word }) => isOfAll(word, passages))) return null;
  const wanted = new Set(things.map(({ key }) => key));
  // What it would take to recommend a car isn't what it would take to buy one, where only that question says so.
  const subjects = new Map<string, boolean>();
  const isSubject = (word: string): boolean => {
    const known = subjects.get(word) ?? (isOfAll(word, passages) && isAskedAgain(word, passages));
    subjects.set(word, known);
    return known;
  };
  const asking = passages.filter((passage) => {
    if (passage.distance !== 1 || pullIn(passage.asked) !== pull || !saysSomething(passage)) return false;
    return thingsAsked(passage).every(({ word, key }) => wanted.has(key) || isSubject(word));
  });
  const [most] = [...groupBy(asking, ({ asked }) => asked.key).values()].sort((a, b) => peopleIn(b) - peopleIn(a));
  const [first] = most ?? [];
  if (!first || peopleIn(asking) < FEWEST_ANSWERS) return null;
  return { question: lastAsked(first.asked.text), answering: asking, isSame: true };
}

/** Whether several questions name a thing. */
function isAskedAgain(word: string, passages: readonly Passage[]): boolean {
  const { stems } = postingsOf(passages);
  const places = ["en", "de"].flatMap((language) => stems.question.get(distinctStemmerOf(language)(word)) ?? []);
  return new Set(places.map((at) => passages[at]?.asked.key)).size > 1;
}
