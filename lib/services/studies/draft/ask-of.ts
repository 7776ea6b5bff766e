/** What a brief asks, and what it says its authors offer: "a meal-kit subscription". */
export type Ask = { sentence: string; offered: string | null };

/** "We want to understand why people leave" asks why people leave. */
export const STUDY_VERBS =
  /^(?:(?:i|we)(?:'d| would)? (?:want|like|need|hope|try) to |help (?:me|us) |to )?(?:understand(?:ing)?|learn(?:ing)?|find(?:ing)? out|explor(?:e|ing)|identify(?:ing)?|investigat(?:e|ing)|discover(?:ing)?|know|figur(?:e|ing) out|see|evaluat(?:e|ing)|assess(?:ing)?|test|research|study)(?: more)?(?: about)? /i;
const WANTS = /^(?:(?:i|we)(?:'d| would)? (?:want|like|need|hope) to|our (?:goal|aim) is to|help (?:me|us)) /i;
export const WANTED = /^our (?:goal|aim) is to /i;
const BARE =
  /^(?:why|how come|why (?:that|this) is|what(?:['’]s| is) (?:going on|happening|wrong|the (?:reason|matter)))$/i;
/** "We want to talk to ten customers" says how, not what. */
const PLANS =
  /^(?:talk|speak|interview|ask|run|recruit|hear|meet|launch|send|do|have|conduct|survey|start|begin|finish)\b/i;
const OFFERS =
  /^(?:we|i) (?:run|offer|sell|make|build|develop|operate|provide|maintain|have(?: just)? launched|just launched|launched|are (?:building|developing|planning|launching)) ((?:an?|our) [^,;:]+?)(?= (?:that|which|who|where|for|in|and|with|to|since|from|on)\b|[,;:]|$)/i;

/** Words that have a capital only because they start a sentence; any other may be a name. */
const STARTS = /^(?:Many|Most|Some|More|Few|Half|People|Users|Customers|They|We|Our|The|An?|These|Those|Trial|New)\b/;
const lowerStart = (sentence: string): string => sentence.replace(STARTS, (word) => word.toLowerCase());

const sentencesOf = (brief: string): string[] => {
  const plain = brief.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return plain.match(/.+?(?:[?.!]+(?= |$)|$)/gu)?.map((sentence) => sentence.trim()) ?? [];
};

const isWish = (sentence: string): boolean => WANTS.test(sentence) && !PLANS.test(sentence.replace(WANTS, ""));

/**
 * The sentence of a brief that asks something: the first question, or else the first that says what its authors want
 * to learn, or else the first one. "Many leave in May. We want to know why." asks why many leave in May.
 */
export function askOf(brief: string): Ask {
  const sentences = sentencesOf(brief);
  const offered = sentences.map((sentence) => OFFERS.exec(sentence)?.[1] ?? null).find((thing) => thing) ?? null;
  const question = sentences.findIndex((sentence) => sentence.includes("?"));
  const at = question >= 0 ? question : sentences.findIndex(isWish);
  const sentence = sentences[at] ?? sentences[0] ?? "";
  if (sentences.length < 2 || at < 0) return { sentence, offered: sentences.length < 2 ? null : offered };
  const asked = sentence.replace(WANTED, "").replace(STUDY_VERBS, "");
  const before = sentences[at - 1];
  if (before && BARE.test(asked.replace(/(?<![?.!])[?.!]+$/, "")))
    return { sentence: `Why ${lowerStart(before)}`.replace(/(?<![?.!])[?.!]+$/, ""), offered };
  return { sentence: asked, offered };
}
