import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

/**
 * A question about who would do something: `asked` as it was typed, `said` how people put it, `put` how they are asked.
 * `name`: of the one whom it asks about; `pronoun`: "she" or "he", if nothing says who that is.
 */
export type Willing = {
  asked: string;
  said: RegExp | null;
  put: RegExp | null;
  isDenied: boolean;
  name: string | null;
  pronoun: string | null;
};

/** "Would Ana come back?" and "Would she come back?" ask what "Would they come back?" does, of one person. */
const OF_ONE = /^([Ww]ould|[Ww]ill|[Ww]ürde)\s+(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?|P\d+|she|he|sie|er)(?=\s)/u;
const PRONOUN = /^(?:she|he|sie|er)$/u;

const ASKS =
  /^(?:who|which (?:people|users|customers|participants|of them)|how many(?: (?:people|users|customers|participants))?|w(?:ould|ill) (?:people|anyone|anybody|they|users|customers)|wer|wie viele(?: leute| personen)?|welche leute)\s+(?:else |all )?(?:(?:would(?!n)|will|wants? to|plans? to|intends? to|is going to|are going to|might|würden?|will|wollen|möchten?)\s+)?(wouldn[’']t |won[’']t |not |never |nicht |nie )?(.+?)[\s?.!]*$/iu;
const MODAL =
  /\b(?:wouldn[’']t|won[’']t|would|will|wants? to|plans? to|intends? to|going to|might|würden?|wollen|möchten?)\b/iu;

/** How people speak of doing so, by a word of the question. */
const WAYS: readonly (readonly [question: RegExp, said: string])[] = [
  [
    /\b(?:come back|comes? back|return|go back|rejoin|re-?subscribe|wiederkommen|zurückkommen|zurückkehren)\b/iu,
    "come back|came back|coming back|go back(?! (?:to|and|into|in)\\b(?! (?:it|them|using)\\b))|going back(?! to\\b(?! (?:it|them|using)\\b))|been back|return(?:ing)?|rejoin|(?:try|use|using) (?:it|them|this) again|another (?:go|try|chance)|sign up again|(?:put|download|install) (?:it|that) (?:back on|again)|zurück(?:kommen|gehen|kehren)?|wieder(?:kommen)?|noch einmal",
  ],
  [
    /\b(?:recommend\p{L}*|empfehlen|weiterempfehlen)\b/iu,
    "recommend(?! \\p{L}+ing)|tell (?:my |a |any|every|all |other |the )?(?:friends?|body|one|colleagues?|neighbou?rs?|others|people|\\p{L}+ ones|\\p{L}+ to(?! (?:check|look|watch|wait|make sure|be|think|avoid|stay|keep|not|ask)\\b))|suggest (?:it|them)|empfehl\\p{L}*|empfiehlt|empfohlen|weiter(?:empfehlen|sagen)",
  ],
  [
    /\b(?:pay|buy|spend|purchase|subscribe|renew|upgrade|zahlen|bezahlen|kaufen|verlängern)\b/iu,
    "pay(?:ing|s)?|paid|buy(?:ing)?|bought|purchase|subscribe|renew|upgrade|zahl\\p{L}*|bezahl\\p{L}*|kauf\\p{L}*|gekauft|verlänger\\p{L}*",
  ],
  [
    /\b(?:use it again|do it again|do (?:that|this) again|use (?:them|this|the (?:app|product|tool|service|site)) again|keep (?:it|them|using|going|doing)|go on|stick with|stay|carry on|continue|wieder (?:machen|nutzen|tun)|behalten|bleiben|weitermachen)\b/iu,
    "again|keep (?:it|them|using|going|doing|on)|go(?:ing)? on(?= (?:using|with|doing|having|\\p{L}+ing))|stick(?:ing)? with|stay(?:ing)?|carry on|continue|nochmal|noch einmal|wieder|behalt\\p{L}*|bleib\\p{L}*|weiter",
  ],
  [
    /\b(?:leave|cancel|quit|give (?:it )?up|kündigen|aufhören)\b/iu,
    "leav(?:e|ing)|cancel(?:l?ing)?|quit|give (?:it )?up|kündig\\p{L}*|aufhören",
  ],
  [/\b(?:switch|change|wechseln)\b/iu, "switch(?:ing)?|chang(?:e|ing)|swap|mov(?:e|ing) to|wechsel\\p{L}*"],
];

const anyOf = (ways: readonly string[]): RegExp | null =>
  ways.length > 0 ? new RegExp(`(?<!\\p{L})(?:${ways.join("|")})(?!\\p{L})`, "iu") : null;
/** The same in a question that somebody was asked, where the thing follows: "Would you recommend using it?" */
const inQuestion = (said: string): string => said.replace("(?! \\p{L}+ing)", "");

/** "Who would join?": any other verb is said as it is asked, if it says what is meant without an object. */
const ONLY_VERB = /^(?:really |actually |ever )?(\p{Ll}{3,})(?: (?:it|one|them|in|up|again|too|themselves))?$/u;
const wayOf = (asked: string): string[] => {
  const verb = ONLY_VERB.exec(asked)?.[1];
  return verb === undefined || isStopWord(verb) ? [] : [verb];
};

/** Reads a question about who would do something; null for any other. */
export function readWilling(question: string): Willing | null {
  const who = OF_ONE.exec(question.trim())?.[2] ?? null;
  const typed = question
    .trim()
    .replace(OF_ONE, "$1 they")
    .replace(/^[Ww]ürde they/u, "would they");
  const found = ASKS.exec(typed);
  const asked = found?.[2];
  if (!asked || !MODAL.test(typed) || wordsOf(asked).length > 8) return null;
  const known = WAYS.filter(([pattern]) => pattern.test(asked)).map(([, said]) => said);
  const ways = known.length > 0 ? known : wayOf(asked);
  return {
    asked,
    said: anyOf(ways),
    put: anyOf(ways.map(inQuestion)),
    isDenied: Boolean(found?.[1]),
    name: who !== null && !PRONOUN.test(who) ? who : null,
    pronoun: who !== null && PRONOUN.test(who) ? who : null,
  };
}
