import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { answersNo, LEAD_IN } from "./answers-no";
import { isOver, isPast, SELF } from "./is-over";
import { sentencesOf } from "./pieces";
import { asksOfNow } from "./whether";

/**
 * What an answer to "Do you …?" comes down to: `is` null if it says neither yes nor no; `once`: it says that this once
 * was so, or is over.
 */
export type Reply = { is: "yes" | "no" | null; once: boolean };

const opens = (words: string) =>
  new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${LEAD_IN})\\b[\\s,.…]*)*(?:${words})(?!\\p{L})`, "iu");
const NEITHER = opens(
  "(?:no|not|never) (?:idea|problem|doubt|matter|mind|always|only|just|necessarily|every\\p{L}*|all|sure)|nicht (?:immer|nur|alle|jede\\p{L}*|unbedingt)|keine ahnung|weiß (?:ich )?nicht|i (?:don|can|couldn)[’']t (?:know|remember|recall|say)|i[’']m not (?:\\p{L}+ )?sure|(?:it )?depends|maybe|perhaps|vielleicht|(?:das )?kommt dr?auf an",
);
/** "God, no." */
const ENDS_WITH_NO = /,\s*(?:no|nope|nein)\W*$/iu;
/** "Eigentlich nicht." */
const BRIEFLY_NO = /^\W*(?:not|nicht|eigentlich nicht|kaum)\b/iu;
const YES = opens(
  "yes|yeah|yep|aye|sure|of course|always|absolutely|definitely|certainly|every (?:day|week|month|year|morning|night|time)|all the time|constantly|daily|(?:once|twice|\\p{L}+ times) an? (?:day|week|month|year)|sometimes|often|usually|mostly|most (?:days|weeks)|(?:only|just) (?:to|for|when|in the|on the|at the)|nur (?:um|für|zum|zur|wenn)|ja|klar|natürlich|doch|immer|jeden \\p{L}+|täglich|(?:ein|zwei)mal (?:am|die|in der|im)|manchmal|oft|meistens",
);
/** "Have you had one?" – "Twice.", "A small one, last spring." */
const ASKS_EVER =
  /(?<!\p{L})(?:(?:have|has|had) you|did you ever)(?!\p{L})|(?<!\p{L})(?:haben|hatten) sie (?:schon|jemals|je)(?!\p{L})/iu;
const SOME = opens(
  "(?:only |just |exactly )?(?:once|twice|thrice|one|two|three|four|five|several|a few|a couple|many|lots|plenty)(?: times| of (?:them|times))?(?=[\\s,.!;–—-]*$|[,.;–—])|an? (?:\\p{L}+ ){0,2}one|einmal|zweimal|mehrmals|oft",
);
const ENDS_WITH_YES = /,\s*(?:yes|yeah|aye|ja)\W*$/iu;
/** "No. Well, once" takes back what it said. */
const AFTER_ALL =
  /^\W*(?:well|actually(?=[^.!?]*(?<!\p{L})(?:yes|no|not|once|sometimes|do|did|have|had|but|\p{L}+n[’']t)(?!\p{L}))|once|only|except|apart from|maybe|perhaps|sometimes|ok|okay|na ja|naja|doch|einmal|außer|vielleicht|manchmal)\b/iu;
/** "They'll carry me out. No." */
const OUTRIGHT = /^\W*(?:no|nope|never|yes|yeah|aye|nein|nie|niemals|ja)\b(?=\W|$)(?!\s\p{L})/iu;
/** "We do boxes.", "I don't.", "I've got two." */
const DOES = opens("(?:i|we)(?: (do|did|have|had|am|are|was|were|can|could)(n[’']t| not| never)?|([’'](?:ve|m|re)))");
const HAS = /^(?:have|had|am|are|was|were)$/iu;
const NUMBER = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs)$/u;
const PRESENT = /^(?:do|have|am|are|can)$/iu;
const NOT = /(?<!\p{L})(?:not|never|no|none|cannot|\p{L}+n['’]t|nicht|nie(?:mals)?|kein\p{L}*)(?!\p{L})/iu;
/** "I did, for a year." */
const DID = opens("(?:(?:yes|yeah|ja),? )?(?:i|we) (?:did|had|was|were|used)");
const CLAUSES = /[,;:–—]|(?<!\p{L})(?:but|because|and|so|aber|weil|und|denn|sondern)(?!\p{L})/iu;
/** What is said later isn't the answer. */
const LATEST = 3;

/** Reads an answer to a question whether something is so, by the first thing that it says. */
export function replyTo(text: string, question: string): Reply {
  // "No, why would I?" asks nothing.
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?") || OUTRIGHT.test(sentence));
  const at = Math.max(
    0,
    sentences.slice(0, LATEST).findIndex((sentence) => OUTRIGHT.test(sentence)),
  );
  const [first = "", next = ""] = sentences.slice(at);
  const is = saysOf(first, next, question);
  // "Yes. I had another before": only what ends it takes a yes back.
  const once = asksOfNow(question) && (DID.test(first) || isPast(first) || (is === "yes" ? isOver : isPast)(next));
  return { is: once && is === "yes" ? null : is, once };
}

function saysOf(first: string, next: string, question: string): Reply["is"] {
  if (NEITHER.test(first) || (OUTRIGHT.test(first) && AFTER_ALL.test(next) && !isOver(next))) return null;
  if (answersNo(first) || ENDS_WITH_NO.test(first) || BRIEFLY_NO.test(first)) return "no";
  if (YES.test(first) || ENDS_WITH_YES.test(first) || (ASKS_EVER.test(question) && SOME.test(first))) return "yes";
  const [clause = ""] = first.split(CLAUSES);
  const [, verb, not, have] = DOES.exec(first) ?? [];
  if (verb !== undefined && asksOfNow(question) && !PRESENT.test(verb)) return null;
  if (not !== undefined) return "no";
  // "Do you have a dog?" – "I have a cat" says neither.
  if (verb !== undefined && !HAS.test(verb)) return "yes";
  const said = wordsOf(clause).filter((each) => !isStopWord(each) && !NUMBER.test(each));
  if ((verb ?? have) !== undefined && said.length === 0 && !NOT.test(clause)) return "yes";
  const own = first.split(CLAUSES).find((each) => SELF.test(each) && repeats(each, question));
  return own === undefined ? null : NOT.test(own) ? "no" : "yes";
}

/** What is asked of "you": its verb, whatever that is, and the words that say what it is about. */
const ASKED = /(?<!\p{L})(?:you|sie|du|ihr) (?:(?:still|ever|also|already|noch|auch|schon) )*(\p{L}+)/iu;
const GERMAN_ASKED = /^\P{L}*(?:(?:und|also|aber)[,\s]+)*(\p{L}+) (?:sie|du|ihr)(?!\p{L})/iu;
const IT = new Set("it them one ones mine ours that these those es ihn eins eine einen welche".split(" "));
const LANGUAGES = ["en", "de"];

/** "Do you use a card reader?" – "I use one", "We use the reader". */
function repeats(said: string, question: string): boolean {
  const words = wordsOf(said);
  const verb = wordsOf((GERMAN_ASKED.exec(question) ?? ASKED.exec(question))?.[1] ?? "");
  return LANGUAGES.some((language) => {
    const stem = stemmerOf(language);
    const does = new Set(verb.map(stem));
    const asked = new Set(wordsOf(question).flatMap((word) => (isStopWord(word) ? [] : [stem(word)])));
    const isDoing = words.some((word) => does.has(stem(word)));
    const isNamed = words.some((word) => !isStopWord(word) && asked.has(stem(word)) && !does.has(stem(word)));
    return isDoing && (isNamed || words.some((word) => IT.has(word)));
  });
}
