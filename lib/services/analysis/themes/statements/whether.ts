import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { answersNo } from "./answers-no";
import { sentencesOf } from "./pieces";
import { kindsAsked } from "./respect-of";
import { asksWhetherTheyWould } from "./stand-of";

const WHETHER =
  /^(?:(?:and|so|okay|but|und|also|aber)[,\s]+)*(?:(?:do|did|have|had|are|were|can|could) you|(?:do|does|did|have|has|are|is|was|were) your (?:\p{L}+ ){1,3}|(?!(?:können|könnten|möchten|mögen|würden|wollen|dürfen|erzählen|beschreiben|erinnern|wissen|denken|glauben|meinen|finden|stellen|nehmen|sagen|nennen|geben|schildern|erklären|zeigen) )\p{L}+en sie|(?:hast|bist|nutzt|kennst|verwendest|benutzt) du)\b/iu;
/** "Do you remember …?", "Have you any questions?", "by card or cash?": no answer to these says that something is so. */
const OTHER =
  /\b(?:remember|recall|think|feel|mean|mind|want|tell|describe|explain|introduce|imagine|give|say|share|talk|walk|show|any(?:thing)?|something|questions?|or|oder|etwas|fragen|noch|vorstellen)\b/iu;
const LONGEST = 90;

/** Whether a question asks people if something is so with them, to which yes and no are facts and no opinions. */
export function asksWhether(question: string): boolean {
  const asked = question.trim();
  return (
    asked.length <= LONGEST &&
    asked.endsWith("?") &&
    WHETHER.test(asked) &&
    !OTHER.test(asked) &&
    !asksWhetherTheyWould(asked) &&
    kindsAsked(wordsOf(asked)).size === 0
  );
}

const NEITHER =
  /^\W*(?:(?:no|not|never) (?:idea|problem|doubt|matter|mind|always|only|just|necessarily|every\p{L}*|all|sure)|nicht (?:immer|nur|alle|jede\p{L}*|unbedingt)|keine ahnung)\b/iu;
/** "God, no." */
const ENDS_WITH_NO = /,\s*(?:no|nope|nein)\W*$/iu;
/** "Eigentlich nicht." */
const BRIEFLY_NO = /^\W*(?:not|nicht|eigentlich nicht|kaum)\b/iu;
const YES =
  /^\W*(?:yes|yeah|yep|aye|sure|of course|always|ja|klar|natürlich|doch|immer)\b|,\s*(?:yes|yeah|aye|ja)\W*$/iu;
/** "No. Well, once" takes back what it said. */
const AFTER_ALL =
  /^\W*(?:well|actually|once|only|except|apart from|maybe|perhaps|sometimes|ok|okay|na ja|naja|doch|einmal|außer|vielleicht|manchmal)\b/iu;
/** "They'll carry me out. No." */
const OUTRIGHT = /^\W*(?:no|nope|never|yes|yeah|aye|nein|nie|niemals|ja)\b(?=\W|$)(?!\s\p{L})/iu;
/** "We do boxes.", "I don't." */
const DOES = /^\W*(?:i|we) (do|did|have|had|am|are|was|were|can|could)(n[’']t| not| never)?\b/iu;
const PRESENT = /^(?:do|have|am|are|can)$/iu;
/** What is said later isn't the answer. */
const LATEST = 3;
/** A question about the present: "I did, for a year" is no answer to it. */
const OF_NOW = /\b(?:do|does|are|is|can) you/iu;

/** Whether the answer to such a question says that it is so; null if it says neither. */
export function saysWhether(text: string, question: string): "yes" | "no" | null {
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?"));
  const at = Math.max(
    0,
    sentences.slice(0, LATEST).findIndex((sentence) => OUTRIGHT.test(sentence)),
  );
  const [first = "", next = ""] = sentences.slice(at);
  if (NEITHER.test(first) || (OUTRIGHT.test(first) && AFTER_ALL.test(next))) return null;
  if (answersNo(first) || ENDS_WITH_NO.test(first) || BRIEFLY_NO.test(first)) return "no";
  if (YES.test(first)) return "yes";
  const [, verb, denied] = DOES.exec(first) ?? [];
  if (verb === undefined || (OF_NOW.test(question) && !PRESENT.test(verb))) return null;
  return denied === undefined ? "yes" : "no";
}
