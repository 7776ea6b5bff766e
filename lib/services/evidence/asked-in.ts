import { plainLetters } from "@/lib/core/text/plain-letters";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";

/** What is said while listening: "Mm-hmm.", "Great, thank you." */
const HEARD = [
  "(?:all )?right|o ?kay|ok|great|good|lovely|nice|perfect|brilliant|cool|wow|super|sure|yeah|yes|yep|no|oh|ah|aha",
  "mm+|mhm+|hm+|mm hm+|uh huh|thanks|thank you|cheers|i see|got it|gotcha|interesting|fair enough|fantastic|excellent",
  "wonderful|exactly|absolutely|totally|definitely|understood|(?:that|it)? ?makes sense",
  "genau|gut|sehr gut|schon|prima|toll|klar|alles klar|danke(?: schon)?|vielen dank|ja|nein|(?:ich )?verstehe|spannend",
  "interessant|ach ?so|stimmt",
];
/** What calls on the next to answer: "And you, Owen?", "Anyone else?", "Who wants to start?" */
const NEXT = [
  "(?:what|how) about (?:you|the others|the rest(?: of you)?|every(?:one|body) else)|(?:for |with )?you(?: two| guys| all)?",
  "(?:does |has )?(?:any|every)(?:one|body) else|the (?:others|rest of you)|(?:what|who) else|your turn|please",
  "who (?:wants|would like|d like|s going) to (?:start|begin|go (?:first|next))|who s (?:first|next)",
  "(?:do you |would you (?:like|mind) )?(?:want to |to )?(?:start|begin|starting)(?: us off)?|let s start with",
  "let s go (?:a?round)(?: the (?:table|room))?|go (?:ahead|first|next|on)",
  "(?:(?:was|wie) (?:ist|war|sieht)(?: es| das| s)?(?: aus)? )?(?:bei|mit) (?:dir|ihnen|euch|den anderen)(?: aus)?|du|sie|ihr",
  "(?:noch |sonst )?jemand(?: anderes?| anders)?|die anderen|wer (?:mochte|will|mag) (?:anfangen|beginnen)|bitte",
  "(?:fang|fangen sie|fangt)(?: mal| bitte| doch)* an",
];
const JOINS = "and|so|then|now|well|but|or|und|oder|also|dann|jetzt|nun|aber";
const LISTENING = new RegExp(`^(?:(?:^| )(?:${[...HEARD, ...NEXT, JOINS].join("|")})(?= |$))*$`, "u");
/** A longer sentence asks something, and would be slow to read. */
const MOST_WORDS = 10;
const APART = /[^\p{L}\p{N}]+/u;

const plainWords = (text: string): string[] => plainLetters(text).split(APART).filter(Boolean);

/** The words by which speakers may be called on: those of their names, in plain letters. */
export const calledBy = (names: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => plainWords(name ?? "")));

/**
 * What an interviewer's line asks: the stretch of it without what is only said while listening ("Great.") or calls on
 * the next to answer ("Nadia?") before and after. "" if that is all, and what follows still answers the question before.
 * `called`: by what the speakers are called (`calledBy`).
 */
export function askedIn(line: string, called: ReadonlySet<string>): string {
  const asking = piecesOf(line).filter(({ from, to }) => !isOnlyListening(line.slice(from, to), called));
  return line.slice(asking[0]?.from ?? 0, asking.at(-1)?.to ?? 0).trim();
}

function isOnlyListening(sentence: string, called: ReadonlySet<string>): boolean {
  const words = plainWords(sentence).filter((word) => !called.has(word));
  return words.length <= MOST_WORDS && LISTENING.test(words.join(" "));
}
