const PEOPLE = "(?:people|participants?|users?|customers?|of them|of the \\p{L}+|\\p{L}+s)";
const ANYONE = "(?:any|some)(?:one|body)";
const WHO = `(?:who|which ${PEOPLE}|how many(?: ${PEOPLE})?|(?:is|are|was|were) there (?:${ANYONE}|${PEOPLE}) who)(?: else)?`;
const AUX = "do|does|did|is|are|was|were|has|have|had|can|could|would|will|should";
const ADVERB = "(?: (?:actually|really|ever|even|yet))?";
const NEGATED = new RegExp(`^(${WHO}${ADVERB}) (?:(${AUX})(?: not|n['’]t)|(?:(${AUX}) )?never)(?= )`, "iu");
/** "Did anyone not …", "Has anybody never …" */
const ANYBODY = new RegExp(`^((?:${AUX}) (?:${ANYONE}|any ${PEOPLE}))(?: else)? (?:not|never)(?= )`, "iu");
const CANNOT = new RegExp(`^(${WHO}) can(?:not|['’]t)(?= )`, "iu");
/** "Who pays nothing?" */
const NOTHING = new RegExp(`^(${WHO}${ADVERB}) (\\p{L}+) nothing(?=\\W*$| (?:on|for|at|to|in) )`, "iu");
/** Without these, the verb says the same of those who do. */
const BARE = /^(?:do|does|did)$/iu;
const GERMAN =
  /^(?:wer|wie viele(?: leute| personen)?|welche \p{L}+|(?:hat|haben|gibt es) (?:irgend)?(?:jemand\p{L}*|leute|welche))\b/iu;
const DENIES = /(?<!\p{L})(?:(?:noch )?nicht|(?:noch )?nie(?:mals)?)(?!\p{L})/iu;
const NONE = /(?<!\p{L})kein(e[nmrs]?)?(?!\p{L})/iu;

/**
 * A question for those who don't do or say a thing, as the question for those who do: "Who didn't mention the price?"
 * Null for any other.
 */
export function readDenial(question: string): string | null {
  const typed = question.trim();
  const plain = typed
    .replace(CANNOT, "$1 can")
    .replace(NEGATED, (_, who: string, one = "", other = "") => {
      const aux = one || other;
      return BARE.test(aux) || aux === "" ? who : `${who} ${aux}`;
    })
    .replace(NOTHING, "$1 $2")
    .replace(ANYBODY, "$1");
  if (plain !== typed) return plain;
  if (!GERMAN.test(typed)) return null;
  const german = typed
    .replace(DENIES, "")
    .replace(NONE, "ein$1")
    .replace(/\s{2,}|\s+(?=[?.!])/gu, (gap) => (gap.length > 1 ? " " : ""));
  return german === typed ? null : german;
}

const SAYS_NOT =
  /\b(?:not|never|no|none|without|nobody|nothing|\p{L}{1,20}n['’]t|cannot|nicht|nie|kein\p{L}*|ohne|niemand|nichts)\b/iu;

/** Whether somebody denies something. */
export const denies = (said: string): boolean => SAYS_NOT.test(said);
