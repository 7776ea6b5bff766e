import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { isVagueWord } from "../vague";
import { askedAboutInGerman } from "./asked-about-german";
import { piecesOf } from "./pieces";

const LEAD_IN = /^(?:(?:and|so|now|okay|ok|well|then|also|right|alright|great|thanks)\b[,.!\s]*)+/iu;
/** Questions about someone's opinion of a thing, or how it went. */
const ASKS = [
  /^how(?:[’']s| is| was| are| were| has| have)\s+(.+)$/iu,
  /^(?:how|what) about\s+(.+)$/iu,
  /^(.+),\s+how (?:is|was|are|were) (?:that|it|those|they)\b.*$/iu,
  /^how (?:do|did|have) you (?:(?:find|found)(?! out\b)|feel about|felt about|like|rate|get on with|experience|experienced)\s+(.+)$/iu,
  /^how (?:does|did|do|has|have)\s+(.+?)\s+(?:go|gone|feel|work|worked|work out|turn out)\b.*$/iu,
  /^what (?:do|did) you (?:think|make) (?:about|of)\s+(.+)$/iu,
  /^what(?:[’']s| is| was| are| were)\s+(.+?)\s+like\b.*$/iu,
  /^(?:(?:can|could) you )?(?:walk|take|talk) (?:me|us) through\s+(?:the last time you \p{L}+ (?:(?:on|at|in|with|to) )?)?(.+)$/iu,
  /^(?:did|have) you (?:ever )?(?:go|been|gone|attend|visit|use|used|try|tried|see|seen|read) (?:to )?((?:an?|the|any) .+)$/iu,
  /^((?:the|your|our|these|those)(?: [\p{L}’'-]+){1,3})$/iu,
  /^what(?:[’']s| is| was) your (?:experience|impression|opinion|view|take) (?:with|of|on|about)\s+(.+)$/iu,
];
const ADDED =
  /\s+(?:for you|with you|itself|themselves|yourself|so far|lately|recently|these days|today|yesterday|overall|in general|at the moment|been|like|there|here|then|now|again|personally|(?:through|with|on|in|via|from|using) (?:it|this|them))$/iu;
const DETERMINER = /^(?:the|your|our|an?|any|this|these|those|their)\s+/iu;
/** Pronouns, and words that begin a clause, aren't names of things. */
const NO_NAME = new Set(
  "it its that this they them you we he she him her i me us who which whom when where what why how there everything anything something things if whether before after".split(
    " ",
  ),
);
/** "Paying for the school trip" */
const SMALL = new Set("the a an your our of for to with on at in by".split(" "));
/** "How are the lessons run?", "How did the closure change your work?": a clause, and no name. */
const DONE = /\s(?:\p{L}+ed|run|put|done|made|set|held|kept|paid|built|sold|together)$/iu;
const DOING = /^\p{L}+ing\b/iu;
const MOST_WORDS = 4;
/** "The pay" is a thing, though "they pay" names none. */
const AS_THING = new Set("pay money weekend weekends".split(" "));

/** A thing that people were asked about: its name, and what it is called within a sentence. */
export type AskedAbout = { name: string; thing: string };

/**
 * The thing that a question asks people's view or experience of: "opening hours" of "How about the opening hours?",
 * "ordering parts" of "How do you find ordering parts?"; null where it asks for something else.
 */
export function askedAbout(question: string): AskedAbout | null {
  const asked = lastAsked(question);
  for (const pattern of ASKS) {
    const [, thing] = pattern.exec(asked) ?? [];
    if (thing !== undefined) return named(thing);
  }
  const inGerman = askedAboutInGerman(asked);
  return inGerman === null ? null : { name: inGerman, thing: inGerman };
}

/** Whether a question asks how something is or was, also something without a name: "How was your first day?" */
export const asksForOpinion = (question: string): boolean =>
  askedAbout(question) !== null || HOW_IT_WAS.test(lastAsked(question));

const HOW_IT_WAS =
  /^(?:how (?:is|was|are|were) (?!that$|it$)|how did .+ (?:go|feel|work out|turn out)\b|how (?:has|have) .+ (?:been|gone|worked out|turned out)\b|wie (?:ist|war|waren|fanden? sie) )/iu;

function lastAsked(question: string): string {
  const sentences = piecesOf(question).map(({ from, to }) => question.slice(from, to));
  const asked = sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences.at(-1) ?? "";
  // White space that two parts of a pattern could take would make many blanks take forever.
  return asked
    .replace(/\s+/gu, " ")
    .replace(/(?<![?.!… ])[?.!… ]+$/u, "")
    .replace(LEAD_IN, "");
}

function named(thing: string): AskedAbout | null {
  let called = (thing.split(/[,;:(]/u)[0] ?? "").trim();
  while (ADDED.test(called)) called = called.replace(ADDED, "");
  const name = called.replace(DETERMINER, "");
  const words = wordsOf(name);
  const telling = words.filter((word) => !SMALL.has(word)).length;
  const isWhole = !(SMALL.has(words.at(-1) ?? "") || (DONE.test(name) && !DOING.test(name)));
  const isNamed = isWhole && telling > 0 && telling <= MOST_WORDS && !words.some((word) => NO_NAME.has(word));
  const isThing = !words.every(isVagueWord) || (name !== called && AS_THING.has(name.toLowerCase()));
  // "Photos" and "ordering parts" are said without an article.
  return isNamed && isThing ? { name, thing: name === called ? name : `the ${name}` } : null;
}

/** Questions about who, when, how many or how it began: their answers aren't opinions of what they name. */
const FACTS =
  /^(?:who|when|where|which|whose|how (?:many|much|long|often|old|far|big)|how (?:do|did) you (?:\w+ )?(?:come|came|start|begin|hear|get to|meet|learn of|find out)|what (?:do|did) you (?:\w+ )?(?:use|do)\b|wer|wann|wo|wie (?:viele?|oft|lange|alt|kam|kamen|haben sie (?:davon|von)))\b/iu;

/** Whether a question asks for facts alone. */
export const asksForFacts = (question: string): boolean => FACTS.test(question.trim().replace(LEAD_IN, ""));
