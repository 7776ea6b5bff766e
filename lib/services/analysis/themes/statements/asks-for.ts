import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { asksBack } from "./asks-back";
import { asksForWishes, respectOf } from "./respect-of";
import { asksWhetherTheyWould } from "./stand-of";

/** What any answer to a question names, whatever its words: "What annoys you about it?" asks for trouble. */
export type AskedFor = "wish" | "lack" | "trouble" | "praise";

/** Questions that ask for names start like this; "Do you like it?" may be answered by a no. */
const NAMING = new Set("what which anything was welche welcher welches welchen".split(" "));
const FILLER = new Set("and so now then well okay um und also dann".split(" "));
const TROUBLE = new Set(
  "hard hardest harder worst trickiest problem problems challenge challenges pain schwersten schlimmsten".split(" "),
);
const PRAISE = new Set("best favourite favorite besten liebsten".split(" "));
const LACK =
  /^(?:(?:and|so|und)\s+)?(?:what(?:[’']s| is| do| did| are)?|which|(?:is |was )?(?:there )?(?:anything|something)|was|gibt es (?:etwas|noch etwas))\b[^.?!]*\b(?:miss|missing|lack|lacking|fehlt|fehlen|fehlte|vermiss\p{L}*)\b|^(?:(?:und|so) )?fehlt\b[^.?!]*\b(?:et)?was\b/iu;
const IS_THERE =
  /^(?:(?:and|so|but)\s+)?(?:is|was) there (?:anything|something) (?:\p{L}+ )?(good|great|nice|positive|bad|annoying|difficult|negative)\b/iu;
const HELPS =
  /^(?:(?:and|so|und)\s+)?(?:what would (?:really |most )?(?:help|make (?:\p{L}+ ){1,5}(?:easier|better|simpler|nicer|faster|safer|perfect))|was würde (?:\p{L}+ )*(?:helfen|erleichtern|(?:leichter|einfacher|besser|schöner|schneller) machen))\b/iu;
/** "If you could ask for one thing, what would it be?", "Last one: you have a magic wand." */
const IF_YOU_COULD =
  /(?:^|[.!?:]\s+)(?:(?:and|so|und)\s+)?(?:if you (?:could|had)|wenn (?:sie|du|ihr))\b[^.?!]{0,40}\b(?:one|a|any|einen?) (?:thing|wish|wunsch|sache)\b|\bmagic wand\b|(?<!\p{L})zauberstab(?!\p{L})/iu;
/** "What puts you off most?", "What would convince you?" */
const KEEPS =
  /^(?:(?:and|so|und)\s+)?(?:what (?:\p{L}+ ){0,2}?(?:(?:puts|turns) you off|holds you back|(?:stops|prevents) you|gets in (?:the|your) way)|was (?:hält|schreckt) (?:sie|dich|euch)(?: davon| am meisten)* ab|was hindert (?:sie|dich|euch)(?: daran)?)(?: (?:the )?most)?[\s?.!]*$/iu;
const CONVINCES =
  /^(?:(?:and|so|und)\s+)?(?:what would (?:convince|persuade|win) you|was würde (?:sie|dich|euch) überzeugen)\b/iu;
const TO_CHANGE = /\b(?:one|any|some) ?thing to (?:change|improve|add)\b/iu;
const NOT = new Set("not don't didn't doesn't nicht".split(" "));
const SUPPOSING = new Set("would could should wurden wurde wurdest konnten konntest".split(" "));

/** "Anything else you'd like to tell us?" asks for nothing that somebody likes. */
const TO_SAY =
  /\b(?:like|love|want|wish|care) to (?:tell|say|share|mention|let us know|add(?! to\b))\b|(?<!\p{L})(?:möcht|woll|würd)\p{L}*(?!\p{L})[^?.!]{0,80}(?<!\p{L})(?:sagen|mitteilen|loswerden|ergänzen)(?!\p{L})/iu;

/** What a question asks people to name; null if an answer may be on any side. */
export function asksFor(question: string): AskedFor | null {
  if (asksWhetherTheyWould(question) || asksBack(question) || TO_SAY.test(question)) return null;
  const words = wordsOf(question).filter((word) => !FILLER.has(word));
  if (
    asksForWishes(words) ||
    HELPS.test(question.trim()) ||
    CONVINCES.test(question.trim()) ||
    TO_CHANGE.test(question) ||
    IF_YOU_COULD.test(question.trim())
  )
    return "wish";
  if (LACK.test(question.trim())) return "lack";
  if (KEEPS.test(question.trim())) return "trouble";
  const good = IS_THERE.exec(question.trim())?.[1];
  if (good !== undefined) return /^(?:good|great|nice|positive)$/iu.test(good) ? "praise" : "trouble";
  if (!NAMING.has(words[0] ?? "") || words.some((word) => SUPPOSING.has(word))) return null;
  const sides = new Set(
    words.flatMap((word) => {
      if (TROUBLE.has(word)) return [-1];
      if (PRAISE.has(word)) return [1];
      const respect = respectOf(word, words);
      return respect?.kinds.some((kind) => SIDED.has(kind)) ? [respect.side] : [];
    }),
  );
  if (sides.size !== 1) return null;
  // "What didn't you like?"
  return sides.has(-1) !== words.some((word) => NOT.has(word)) ? "trouble" : "praise";
}

const TO_IMPROVE =
  /(?<!\p{L})(?:improv\p{L}*|fix\p{L}*|(?:be|do|done|go|work) (?:\p{L}+ )?better|verbesser\p{L}*|besser (?:gehen|laufen|machen|sein|werden))(?!\p{L})/iu;

/** Whether a question asks what should be better: what is named is there already, and isn't good. */
export const asksToImprove = (question: string): boolean => TO_IMPROVE.test(question);

const REASON =
  /^(?:why|how come|who\b(?![’']s)|whom|wer|wem|von wem|mit wem|what (?:made|makes|brought|led|got|convinced|drew|keeps|kept)|what (?:was|is|were|are) (?:the|your) (?:main )?(?:reason|motivation)|for what reason|how did you (?:\w+ )?(?:come|get) to|how did it come|warum|weshalb|wieso|aus welchem grund|wie (?:sind|seid|bist|kam|kamen)\b[^?]*\b(?:dazu|zu|zum|zur|gekommen)|was hat (?:sie|dich|euch)\b[^?]*\b(?:gebracht|bewogen|überzeugt))\b/iu;
const LEAD_IN = /^(?:(?:and|so|now|okay|ok|well|then|also|und|dann)\b[,.!\s]*)+/iu;

/** Whether a question asks why somebody does something, how they came to do it, or who had to do with it. */
export const asksForReasons = (question: string): boolean => REASON.test(question.trim().replace(LEAD_IN, ""));

const STORY =
  /^(?:(?:can|could|would) you )?(?:please )?(?:tell|describe|walk|talk|take|what happened|how did (?:it|that|your|the)|erzähl\p{L}*|beschreib\p{L}*|schilder\p{L}*|was ist (?:da )?passiert|was war passiert|können sie (?:mir )?(?:erzählen|beschreiben))\b/iu;

/** Whether a question asks for a story, in which many things are named that are no answer. */
export const asksForStory = (question: string): boolean => STORY.test(question.trim().replace(LEAD_IN, ""));

/** What surprised people, or made them leave or wait, is told in stories that may be on any side. */
const SIDED: ReadonlySet<string> = new Set(["ease", "liking", "mind", "faults", "trust"]);
