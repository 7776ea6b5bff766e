import { matterOf } from "../reading/matter";
import { PEOPLE } from "./read-hypothesis";

const MAIN = "(?:(?:the|top|main|real|biggest|key|most common|most frequent|major|different|all|three|five|\\d+) )*";
const whole = (pattern: string) => new RegExp(`^${pattern}[\\s?.!]*$`, "iu");
const PATTERNS = [
  // "Why did people leave?"
  whole(
    `(?:and |so )?(?:why|how come|for what reasons?)(?: exactly)? (?:do|did|does|have|has|are|were|would) ${PEOPLE} (.+?)`,
  ),
  // "What are the top three reasons people cancel?", "Rank the reasons for leaving"
  whole(
    `(?:(?:what(?:['’]s| is| are| was| were)|which(?: are)?|rank|list|name|give me|show me|tell me|order|sort) )?${MAIN}reasons? (?:(?:why|that|for|of|behind) )?(?:${PEOPLE} )?(?:(?:had|have|gave|give) (?:for|to) )?(.+?)`,
  ),
  // "What made people leave?"
  whole(`what (?:makes?|made|causes?|caused|drives?|drove|leads?|led) ${PEOPLE} (?:to )?(.+?)`),
  whole(
    "(?:warum|wieso|weshalb) (\\p{L}+(?:en|n) (?:(?:die|viele|unsere|manche) )*(?:leute|menschen|nutzer\\p{L}*|kund\\p{L}+|personen|mitglieder|sie)(?: .+?)?)",
  ),
  whole(
    "(?:was (?:sind|waren) |nenne |welche )?(?:(?:die|häufigsten|wichtigsten|haupt|drei) )*gründe(?: (?:für|gibt es für))? (?:(?:die|eine|das) )?(.+?)",
  ),
];
const LONGEST = 300;

/** What a question asks the reasons of, if that is leaving in whatever words: "Why do people cancel?"; else null. */
export function readWhyLeave(question: string): string | null {
  const typed = question.trim();
  if (typed.length > LONGEST) return null;
  for (const pattern of PATTERNS) {
    const effect = pattern.exec(typed)?.[1];
    if (effect === undefined) continue;
    return matterOf(effect, "en", NOBODY).has("leaving") || matterOf(effect, "de", NOBODY).has("leaving")
      ? effect
      : null;
  }
  return null;
}
const NOBODY: ReadonlySet<string> = new Set();
