import { answersNo } from "@/lib/services/analysis/themes/statements/answers-no";
import { frameOf } from "../reading/frame";

/** Whether somebody does a thing, no longer does, or doesn't. */
export type Standing = "now" | "past" | "never";

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
/** "I couldn't live without it" denies nothing. */
const WITHOUT = word("without|ohne");
/** The one who speaks. */
export const SELF = /(?<!\p{L})(?:I|[Ww]e|I['’](?:m|ve|d|ll)|[Ww]e['’](?:re|ve|d|ll)|[Ii]ch|[Ww]ir)(?!\p{L})/u;
const NOT = word("not|never|no|none|without|cannot|\\p{L}+n['’]t|nicht|nie(?:mals)?|kein\\p{L}*|ohne");
/** What would have been, or nearly was, wasn't. */
const UNREAL = word(
  "if|would|could|might|nearly|almost|thought about|thinking of|tempted|\\p{L}+['’]d have|wenn|würde\\p{L}*|hätte\\p{L}*|könnte\\p{L}*|fast|beinahe",
);
const IT = "(?:it|them|that|this|those|mine|ours|(?:my|our|the) \\p{L}+)";
const QUITS = word(
  [
    `stopped|quit|gave (?:${IT} )?up|given (?:${IT} )?up|give (?:${IT} )?up|cancel(?:l?ed)|deleted|dropped|uninstalled|abandoned|ditched|binned|(?<!(?:the|my|his|her|your|is|are|was|were|be|been) )left(?! (?:side|ear|hand|arm|leg|over)s?)`,
    `got rid of|(?:switched|moved|changed|went) (?:away |over |on )?from|used to|sent ${IT} back|returned ${IT}|sold ${IT}|let ${IT} lapse`,
    `(?:moved|took|switched|got|pulled) (?:us|me|it|them|everyone|everybody) off|(?:packed|chucked|jacked) (?:${IT} )?in|got shot of`,
    "(?:was|were) (?:on|with) [^.;]{0,30}(?:before|until)|vorher (?:\\p{L}+ )?(?:hatten|waren)",
    "no longer|(?:was|were|had|used|wore) [^.;]{0,30}until|(?:not|\\p{L}+n['’]t) (?:[\\p{L}’']+ ){0,4}any ?more|haven['’]t (?:[\\p{L}’']+ ){1,3}since",
    "nicht mehr|kein\\p{L}* (?:\\p{L}+ )?mehr|aufgehört|gekündigt|abbestellt|gelöscht|aufgegeben|abgeschafft|verkauft|früher",
  ].join("|"),
);
/** "I used it for a year", "we had one"; "I had to" is something else. */
const DID = word(
  "(?:I|we)(?: only| just| once| briefly| first| also)* (?:used(?! to)|had(?! (?:to|been|done|gone|made|\\p{L}+ed)(?!\\p{L}))|tried|wore|owned|worked with|did(?! not))|hatten? (?:ich|wir)|(?:ich|wir) hatten?",
);
/** What people say of a habit: "I use", "we've got"; never "she uses". */
const DOES = word(
  "(?:I|we)(?:['’](?:ve|m|re))?(?: still| also| now| mostly| only| just| actually| always| both| do| am| are| can| usually| mainly| really| have| been)* (?:use|using|used|have|had|got|wear|wearing|worn|own|work(?:ing)? with|keep|built|made|run|do|on)|(?:my|our) own|(?:ich|wir) (?:be)?(?:nutze\\p{L}*|verwende\\p{L}*|habe\\p{L}*|trage\\p{L}*)|(?:nutze|verwende|trage|habe)n? (?:ich|wir)",
);
/** A sentence without a verb of its own answers in the speaker's name. */
const FINITE = word(
  "is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|(?<!(?:in|since|until|last|of|by) )may|might|\\p{L}+['’](?:s|re|ve|ll|d|m)|wants?|makes?|costs?|keeps?|says?|said|needs?|uses?|hates?|loves?|likes?|took|came|went|ist|sind|war|hat|haben|kann|will",
);
const OTHERS =
  /^\W*(?:(?:and|but|so|well|oh|yes|no)\W+)*(?:my|our|his|her|their|some|most|many|half|all of|one of|two of|he|she|they|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu;
/** "My daughter does." */
const OTHERS_DO =
  /^\W*(?:my|our|his|her|mein\p{L}*|unser\p{L}*) \p{L}+ (?:does|did|has|had|uses|macht|hat|nutzt)(?!\p{L})/iu;
const PAST_REPLY = /^\W*(?:yes,? |well,? )?(?:I|we) (?:did|had|was|were|used)(?!\p{L})/iu;

/** Whether the speaker says that something is over. */
export const isOver = (text: string): boolean => QUITS.test(text) && !UNREAL.test(text);
/** The same, said of themselves. */
export const stops = (text: string): boolean => SELF.test(text) && isOver(text);
/** The same, or only that it once was. */
const isPast = (text: string): boolean => (QUITS.test(text) || DID.test(text)) && !UNREAL.test(text);

/** "Do you use it?" asks of now, "Have you ever?" of then. */
const OF_NOW =
  /(?<!\p{L})(?:(?:do|are) you|have you got|(?:benutzen|nutzen|verwenden|tragen|haben) sie|(?:benutzt|nutzt|trägst|hast) du)(?!\p{L})/iu;
export const STILL = /(?<!\p{L})(?:still|noch)(?!\p{L})/iu;
/** Whether a question asks for a yes or no about what somebody does now. */
export const asksOfNow = (question: string): boolean => frameOf(question) === "whether" && OF_NOW.test(question);

/** What an answer to "Do you use it?" comes down to; null if it is about somebody else. `still`: "Do you still …?" */
export function standingOfReply(reply: readonly string[], still: boolean): Standing | null {
  const sentences = reply.filter((sentence) => !sentence.endsWith("?"));
  const [first] = sentences;
  if (first === undefined) return null;
  if (PAST_REPLY.test(first) || isPast(sentences.slice(0, 2).join(" "))) return "past";
  const isDenied = SELF.test(first) && NOT.test(first) && !WITHOUT.test(first);
  if (answersNo(first) || isDenied) return still ? "past" : "never";
  return OTHERS_DO.test(first) ? null : "now";
}

/** "Tillbird, is it?" asks nothing. */
const TAGGED = /,\s*(?:is|was|isn['’]t|wasn['’]t) (?:it|that)\?\s*$|,\s*(?:oder|nicht wahr)\?\s*$/iu;
/** "We went with one, then with another": the last one is used now. */
const THEN = /[,;]\s*(?:(?:and|und)\s+)?(?:then|later|after that|now|dann|später|jetzt)(?!\p{L})/iu;
const TAKES_UP =
  /(?<!\p{L})(?:I|we|ich|wir)(?: \p{L}+)?(?: \p{L}+)? (?:had|used|tried|went (?:with|on|to)|started (?:with|on)|began with|were on|was on|hatten?|nutzten?|waren? bei)(?!\p{L})/iu;

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
  if (isOwn && !FINITE.test(sentence)) return ofPast ? "past" : "now";
  return DOES.test(clause) ? "now" : null;
}
