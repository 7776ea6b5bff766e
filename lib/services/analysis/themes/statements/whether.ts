import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { kindsAsked } from "./respect-of";
import { asksWhetherTheyWould } from "./stand-of";

const WHETHER =
  /^(?:(?:and|so|okay|but|und|also|aber)[,\s]+)*(?:(?:do|did|have|had|are|were|can|could) you|(?:do|does|did|have|has|are|is|was|were) your (?:\p{L}+ ){1,3}|(?!(?:können|könnten|möchten|mögen|würden|wollen|dürfen|erzählen|beschreiben|erinnern|wissen|denken|glauben|meinen|finden|stellen|nehmen|sagen|nennen|geben|schildern|erklären|zeigen) )\p{L}+en sie|(?:hast|bist|nutzt|kennst|verwendest|benutzt) du)\b/iu;
/**
 * "Do you remember …?", "Have you any questions?", "by card or cash?": no answer to these says that something is so.
 */
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

/** "Have you tried it?" asks of then: "I did, for a year" answers that, but not "Do you sell online?" */
const OF_NOW =
  /(?<!\p{L})(?:(?:do|does|are|is|can) you|have you got|(?!(?:haben|hatten|waren|wurden) )\p{L}+en sie|(?:benutzt|nutzt|verwendest|bist|kennst|trägst) du)(?!\p{L})|(?<!\p{L})(?:haben sie|hast du) (?:einen?|eine|noch) /iu;

/** The same of what is so now. */
export const asksOfNow = (question: string): boolean => asksWhether(question) && OF_NOW.test(question);
