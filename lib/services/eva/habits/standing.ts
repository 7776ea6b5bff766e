import { isPast, SELF, UNREAL } from "@/lib/services/analysis/themes/statements/is-over";
import { replyTo } from "@/lib/services/analysis/themes/statements/reply";

/** Whether somebody does a thing, no longer does, or doesn't. */
export type Standing = "now" | "past" | "never";

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const NOT = word("not|never|no|none|without|cannot|\\p{L}+n['’]t|nicht|nie(?:mals)?|kein\\p{L}*|ohne");
/** What Germans do in, with or on a thing: "Das mach ich in Excel". */
const WORKS =
  "(?:mach|schreib|führ|rechn|notier|trag|les|schau|buch|zahl|bezahl|bestell|arbeit|erledig|dokumentier|erfass|plan|verwalt)";
/** What people say of a habit: "I use", "we've got"; never "she uses". */
const DOES = word(
  "(?:I|we)(?:['’](?:ve|m|re))?(?: still| also| now| mostly| only| just| actually| always| both| do| am| are| can| usually| mainly| really| have| been)* (?:use|using|used|have|had|got|wear|wearing|worn|own|work(?:ing)? with|keep|built|made|run|do|on|ride|riding|drive|driving|play|playing|(?:look|open|check|log|note|write|book|pay|order|scan|track|read|watch|do)(?: [\\p{L}\\p{N}'’-]+){0,5} (?:in|on|with|via|through|by|over) (?:the|my|our|an?|this|their))|(?:my|our) own|(?:ich|wir) (?:be)?(?:nutze?\\p{L}*|verwende\\p{L}*|habe?\\p{L}*|trage?\\p{L}*)|(?:(?:be)?nutze?|verwende|trage?|habe?)n? (?:ich|wir)" +
    `|${WORKS}(?:en|e)? (?:ich|wir)(?: [\\p{L}\\p{N}-]+){0,4} (?:in|im|mit|per|über|auf)|(?:ich|wir) ${WORKS}(?:en|e)?(?: [\\p{L}\\p{N}-]+){0,4} (?:in|im|mit|per|über|auf)`,
);
/** A sentence without a verb of its own answers in the speaker's name. */
const FINITE = word(
  "is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|(?<!(?:in|since|until|last|of|by) )may|might|\\p{L}+['’](?:s|re|ve|ll|d|m)|wants?|makes?|costs?|keeps?|says?|said|needs?|uses?|hates?|loves?|likes?|took|came|went|ist|sind|war|hat|haben|kann|will",
);
const OTHERS =
  /^\W*(?:(?:and|but|so|well|oh|yes|no)\W+)*(?:my|our|his|her|their|some|most|many|half|all of|one of|two of|he|she|they|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu;
const STILL = /(?<!\p{L})(?:still|noch)(?!\p{L})/iu;

/** What an answer to "Do you (still) …?" says of the speaker; null if it says neither yes nor no. */
export function standingOfReply(text: string, question: string): Standing | null {
  const { is, once } = replyTo(text, question);
  if (once) return "past";
  return is === "no" ? (STILL.test(question) ? "past" : "never") : is && "now";
}

/** "Tillbird, is it?" asks nothing. */
const TAGGED = /,\s*(?:is|was|isn['’]t|wasn['’]t) (?:it|that)\?\s*$|,\s*(?:oder|nicht wahr)\?\s*$/iu;
/** "We went with one, then with another": the last one is used now. */
const THEN = /[,;]\s*(?:(?:and|und)\s+)?(?:then|later|after that|now|dann|später|jetzt)(?!\p{L})/iu;
const TAKES_UP =
  /(?<!\p{L})(?:I|we|ich|wir)(?: \p{L}+)?(?: \p{L}+)? (?:had|used|tried|went (?:with|on|to)|started (?:with|on|at)|began with|(?:were|was) (?:on|at|with|in)|hatten?|nutzten?|waren? bei)(?!\p{L})/iu;

/** "The app tells me where to go" */
const DOES_FOR_ME = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}’'-]+ ){1,3}?(?!is|was|has)\p{L}+s (?:me|us)(?!\p{L})/u;
/** "With the app, and it's great" names what is used before anything is said of it. */
const isFirst = (sentence: string, clause: string): boolean =>
  clause.trim() !== "" && sentence.trim().startsWith(clause.trim()) && isFragment(clause);

/** Whether a sentence says what it says without a verb: "Card, mostly." */
export const isFragment = (sentence: string): boolean => !FINITE.test(sentence) && !SELF.test(sentence);

/**
 * What a sentence about the thing says of the speaker, in the clause that names it ("" if none does); `replies`: it
 * answers what they were asked of themselves, now or (`ofPast`) then.
 */
export function standingOf(sentence: string, clause: string, replies: boolean, ofPast = false): Standing | null {
  if (sentence.endsWith("?") && !TAGGED.test(sentence)) return null;
  const isOwn = replies && !OTHERS.test(sentence);
  if (clause !== "" && THEN.test(sentence) && TAKES_UP.test(sentence) && !UNREAL.test(sentence))
    return THEN.test(sentence.slice(sentence.indexOf(clause) + clause.length)) ? "past" : "now";
  if ((isOwn || SELF.test(sentence)) && isPast(sentence)) return "past";
  if (clause === "" || UNREAL.test(sentence) || NOT.test(clause)) return null;
  if (isOwn && (isFragment(sentence) || isFirst(sentence, clause))) return ofPast ? "past" : "now";
  if (isOwn && !ofPast && DOES_FOR_ME.test(clause)) return "now";
  return DOES.test(clause) ? "now" : null;
}
