import { clauseOf } from "./clause";
import { AUXILIARY, clause, kindOfVerb, type Rule, rule, thing } from "./reading";

/** "look for before booking": what is looked for was named before. */
const NOTHING_OF_ITS_OWN =
  /^(?:(?:for|about|with|from|in|on|to|at|of|into)(?: |$))?(?:(?:before|after|when|while|during) .*)?$/i;
const WHERE_OR_FOR_WHAT = /^(?:for|from|in|on|at|to|with|into) (?!\w+ing )/i;

/** "What do people do when a parcel is late" is about a situation, not about a thing. */
const doneWhen = (rest: string): string =>
  rest
    .replace(
      /^(?:when|if) (.+ (?:is|are|was|were|has|have|does|do|goes|gets?|can|cannot|can't) .+)$/i,
      "a situation where $1",
    )
    .replace(/^(?:when|with|about|to) /, "");

/** What no other rule knows, by the word that it begins with: why, what, which, who, how. */
export const BY_QUESTION_WORD: readonly Rule[] = [
  rule(`(?:why|how come|what for)(?: ${AUXILIARY})? (.+)`, ([rest = ""]) => clause("reason", rest, true)),
  rule("what (?:is|are|was|were) (.+)", ([rest = ""]) => thing("attitude", rest)),
  rule(`what(?: else)? ${AUXILIARY} (.+)`, ([rest = ""]) => {
    const read = clauseOf(rest, { singular: true });
    if (read.verb === "do") return thing("behaviour", doneWhen(read.rest), read.people);
    return { kind: kindOfVerb(read.verb, "behaviour"), ...read };
  }),
  rule(
    "which (.+?) (?:do|does|did |would )?(?:matters?|is|are) (?:the )?(?:most|best|important)(?: important)?(?: (?:to|for) (.+))?",
    ([rest = "", people = ""]) => thing("attitude", rest, people || null),
  ),
  rule(`(?:which|what) ((?:\\w+ ){0,2}\\w+) ${AUXILIARY} (.+)`, ([named = "", rest = ""]) => {
    const about = named.replace(/^(?:kinds?|types?|sorts?) of /i, "");
    const read = clauseOf(rest);
    if (!read.verb || NOTHING_OF_ITS_OWN.test(read.rest)) return thing("attitude", about, read.people);
    const kind = kindOfVerb(read.verb, "behaviour");
    // "use in their till" is about the features that the question named before.
    return WHERE_OR_FOR_WHAT.test(read.rest) ? { kind, ...read, rest: `${about} ${read.rest}` } : { kind, ...read };
  }),
  rule("which (\\w+)(?: (\\w+))? .+", ([first = "", second = ""]) =>
    thing("attitude", /(?:ss|[^s])$/.test(first) && second ? `${first} ${second}` : first),
  ),
  rule("who (?:\\w+s|can|should) (.+)", ([rest = ""]) => thing("behaviour", rest)),
  rule(`(?:how(?: often| much| many| long)?|when|where|what)(?: ${AUXILIARY})? (.+)`, ([rest = ""]) =>
    clause("behaviour", rest, true),
  ),
  rule("(?:do|does|did) (.+)", ([rest = ""]) => clause("behaviour", rest, true)),
  rule("(.+?) (?:don't|do not|doesn't|can't|cannot|won't|didn't) (.+)", ([people = "", rest = ""]) =>
    clause("reason", `${people} ${rest}`),
  ),
];
