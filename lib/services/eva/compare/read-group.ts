import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { isRole } from "../retrieve/asked/who-is-asked";

/**
 * A question about some of the people: `name` is what these are called ("nurses"), `plain` the question of anybody, or
 * null if it asks only what they say. `isHad`: it asks who has what makes them such: "Who has children?"
 */
export type Group = { name: string; plain: string | null; isHad?: boolean };

/** Whoever is interviewed may be called so, and hardly anybody says it of themselves. */
const ANYBODY = new Set(
  `people persons participants respondents interviewees users customers clients members subscribers speakers buyers leute
personen teilnehmer befragten nutzer nutzerinnen kunden kundinnen mitglieder`.split(/\s+/),
);
/** What says something without being people, and who was named before. */
const NO_PEOPLE = new Set(
  "others ones interviews sessions transcripts results reviews reports quotes answers notes comments studies surveys papers figures numbers forms emails letters anderen".split(
    " ",
  ),
);
/** Of no such ending, but several people. */
const SEVERAL = new Set("people women men children kids staff police clergy".split(" "));
/** Whom adults speak of, and who seldom are interviewed. */
const SPOKEN_OF = new Set("children kids".split(" "));
/** People say how old they are, so that even users are a group. */
const AGED = "(?:young(?:er|est)?|old(?:er|est)?|elderly)";
const KINDS = `(?:new|${AGED}|experienced|senior|junior|first-time|former|retired)`;
const ALT = "(?:(?:älter|jünger|alt|jung)e[nr]?)";

const ASKS = "(?:what(?: else| exactly)?|how(?: often| much| long)?|why|where|when|which \\p{L}+)";
const AUX = "(?:do|did|have|would|should|can|could|will)";
const THE = "(?:the |our |these |those |all |most |of )*";
/**
 * Said of such people by what they do: "Why do nurses leave?", "How many nurses use it?", "Are nurses happy with it?"
 */
const OF_ROLE = new RegExp(
  `^((?:${ASKS} ${AUX}|how many|${AUX}|are|were) )${THE}((?:${KINDS} )?(\\p{Ll}+)) (?!(?:of|in|for|with|about|to|from|at|on|by|or|and|who|that) )(.+)$`,
  "iu",
);
const NO_KIND =
  "(?:other|most|many|some|all|few|several|different|certain|more|any|which|various|multiple|individual|real|actual|potential|typical|average|usual)";
/**
 * A kind of those who are asked: "How do trial users feel about the card?", "Are new customers happy with it?" Why they
 * do a thing is what studies of them ask everybody.
 */
const OF_KIND = new RegExp(
  `^((?:(?!why )${ASKS} ${AUX}|how many|${AUX}|are|were) )${THE}((?:(?:free|pro|paid|team) (?=plan|trial|tier)|long(?=[- ]term)[- ]|first(?=[- ]time)[- ])?(?!${NO_KIND} )[\\p{L}\\p{N}-]{2,} (users|customers|clients|members|subscribers|buyers|visitors|participants|respondents)) (?!(?:of|in|for|with|about|to|from|at|on|by|or|and|who|that) )(.+)$`,
  "iu",
);
/** Of what they say, whatever they are called. */
const OF_SAYING = new RegExp(
  `^(what(?: else| exactly)? (?:do|did|have) )${THE}((?:${KINDS} )?(\\p{Ll}[\\p{Ll}-]+)) ((?:say|said|think|thought|feel|felt|report|reported|tell us|told us)(?: .+)?)$`,
  "u",
);
const GERMAN = new RegExp(
  `^(was (?:sagen|sagten|meinen|meinten|denken|dachten|halten) (?:die |(?=${ALT} )))((?:${ALT} )?(\\p{Lu}\\p{Ll}+))(?: (.+))?$`,
  "iu",
);
const IS_AGED = new RegExp(`^(?:${AGED}|${ALT}) `, "iu");
/** "What do nurses say?" */
const ONLY_SAYS = /^(?:say|said|think|thought|feel|felt|report(?:ed)?|tell us|told us)[\s?.!]*$/iu;
const END = /(?<![\s?.!])[\s?.!]+$/u;

function kindIn(typed: string): RegExpExecArray | null {
  const found = OF_KIND.exec(typed);
  // "What do you customers say?"
  return found && !isStopWord((found[2] ?? "").toLowerCase().split(" ")[0] ?? "") ? found : null;
}

const isSeveral = (word: string): boolean => /(?<!['’s])s$/u.test(word) || SEVERAL.has(word);

/** Reads a question about a group of people; null for any other. */
export function readGroup(question: string): Group | null {
  const typed = question.trim().replace(END, "").replace(/^What/u, "what");
  const kind = kindIn(typed);
  const known = OF_ROLE.exec(typed);
  const role = known?.[3]?.toLowerCase() ?? "";
  const found =
    known &&
    isSeveral(role) &&
    ((isRole(role) && !SPOKEN_OF.has(role)) || (IS_AGED.test(known[2] ?? "") && ANYBODY.has(role)))
      ? known
      : (kind ?? OF_SAYING.exec(typed) ?? GERMAN.exec(typed));
  const [, asks = "", name = "", head = "", rest = ""] = found ?? [];
  const noun = wordsOf(head)[0] ?? "";
  const isGerman = /^was /iu.test(asks);
  const isAged = IS_AGED.test(name) && ANYBODY.has(noun);
  const isAnybody = ANYBODY.has(noun) || NO_PEOPLE.has(noun) || (!isGerman && !isSeveral(noun));
  if (!found || (isAnybody && !isAged && found !== kind)) return null;
  const isOnlySaid = rest === "" || ONLY_SAYS.test(rest);
  const plain = `${asks.charAt(0).toUpperCase()}${asks.slice(1)}${isGerman && !/ die $/iu.test(asks) ? "die " : ""}${isGerman ? "Leute" : "people"} ${rest}?`;
  return { name, plain: isOnlySaid ? null : plain };
}
