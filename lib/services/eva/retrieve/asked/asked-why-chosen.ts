import { groupBy } from "@/lib/core/data/group-by";
import { onceFor } from "@/lib/core/data/once-for";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { saysSomething } from "./answers-to";
import type { Alike } from "./asked-alike";
import { lastAsked, questionIn } from "./put-to";

const BUYERS = "(?:people|they|customers|users|clients|buyers|companies|prospects|everyone)";
const CHOOSE =
  "(?:choose|chose|pick|picked|select|selected|prefer|preferred|go with|went with|buy from|sign with|decide for)";
const WON = new RegExp(
  `^(?:and |so )?(?:why (?:do|did) we (?:ever )?win|what (?:makes|made) us win|what do we win|why (?:do|did) ${BUYERS} ${CHOOSE} us|what (?:makes|made) ${BUYERS} ${CHOOSE} us|(?:what (?:are|were) )?(?:the |our )?(?:main |top |biggest )*(?:reasons? (?:for|of) (?:winning|our wins?)|win reasons?)|(?:und )?warum (?:gewinnen|gewannen|haben) wir(?: gewonnen)?)\\b`,
  "iu",
);
const LOST = new RegExp(
  `^(?:and |so )?(?:why (?:do|did) we (?:ever )?lose|what (?:makes|made) us lose|why (?:do|did) ${BUYERS} (?:not ${CHOOSE} us|${CHOOSE} (?:someone|somebody) else|${CHOOSE} (?:a |an? other |another |the |our )?(?:competitors?|competition|others?))|why (?:do|did)n['’]t ${BUYERS} ${CHOOSE} us|(?:what (?:are|were) )?(?:the |our )?(?:main |top |biggest )*(?:reasons? (?:for|of) (?:losing|our loss(?:es)?)|loss reasons?)|(?:und )?warum (?:verlieren|verloren|haben) wir(?: verloren)?)\\b`,
  "iu",
);
/** "So why did you choose us in the end?", "And who did you choose, and why?", "What decided it for you?" */
const DECIDED = new RegExp(
  `\\b(?:why|what (?:made|led|got|convinced|decided|tipped|settled)|how come)\\b.*\\b(?:${CHOOSE}|decid\\w+|sign(?:ed)?|settled? on|decision)\\b|\\bwho did you ${CHOOSE}\\b.*\\bwhy\\b|\\bwhat (?:decided|settled|tipped) (?:it|that|the (?:balance|scales?))|(?<!\\p{L})warum h(?:aben sie|ast du|abt ihr)(?!\\p{L}).*(?<!\\p{L})(?:entschieden|gewählt|genommen)(?!\\p{L})`,
  "iu",
);
const FOR_US = /(?<!\p{L})(?:us|our|uns|unser\p{L}*)(?!\p{L})/iu;
const FOR_ANOTHER =
  /(?<!\p{L})(?:else|them|who|wen)(?!\p{L})|(?<=\p{Ll} (?:with|for|für|chose|choose|pick|picked|select) )\p{Lu}\p{L}+/u;
const FEWEST_PEOPLE = 2;

const decidedFor = onceFor(({ text }: Passage["asked"]): "us" | "another" | "either" | null => {
  const question = questionIn(text);
  if (!DECIDED.test(question)) return null;
  return FOR_US.test(question) ? "us" : FOR_ANOTHER.test(question) ? "another" : "either";
});

/**
 * Why deals were won or lost is told by those who were asked why they chose as they did: for a win, whoever chose "us"
 * or isn't asked about anybody; for a loss, whoever chose another. Null for any other question.
 */
export function askedWhyChosen(question: string, passages: readonly Passage[]): Alike | null {
  const wanted = WON.test(question) ? ["us", "either"] : LOST.test(question) ? ["another"] : null;
  if (wanted === null) return null;
  const answering = passages.filter(
    (passage) => passage.distance === 1 && wanted.includes(decidedFor(passage.asked) ?? "") && saysSomething(passage),
  );
  const [most] = [...groupBy(answering, ({ asked }) => asked.text).values()].sort((a, b) => peopleIn(b) - peopleIn(a));
  const [first] = most ?? [];
  if (!first || peopleIn(answering) < FEWEST_PEOPLE) return null;
  return { question: lastAsked(first.asked.text), answering, isSame: true };
}
