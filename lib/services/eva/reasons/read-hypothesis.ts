/** What a question supposes to be why people do something: "Is the price why people leave?" */
export type Hypothesis = { cause: string; effect: string };

/** Whoever does it, unless the question is about a group or certain people. */
export const PEOPLE =
  "(?:(?:(?:the|our|their|most|many|some|these|those|trial|new|old|paying|former) )*(?:people|participants|users|customers|members|visitors|subscribers|buyers|clients|interviewees|respondents)|they|everyone|everybody|anyone|anybody|someone|somebody)";
const MAIN = "(?:(?:main|real|biggest|key|only|most common|major|primary|actual|true|whole|number one) )*";
const ADVERBS = "(?:(?:really|actually|mainly|mostly|partly|usually|often|also|even|ever|just) )*";
const BECAUSE = "(?:because of|because|due to|on account of|thanks to|as a result of)";
/** People prefer one thing over another, but leave over one. */
const LEAVE = "(?:leave|leaves|left|leaving|quit|cancel\\p{L}*|churn\\p{L}*|stop\\p{L}*|g[ia]ve up|walk\\p{L}* away)";
const whole = (pattern: string) => new RegExp(`^${pattern}[\\s?.!]*$`, "iu");

/** Names the cause first (`c`), or what it is said to bring about (`e`). */
type Order = "ce" | "ec";
const PATTERNS: readonly (readonly [Order, RegExp])[] = [
  // "Is the price the main reason why people leave?", "… one of the reasons for leaving?"
  [
    "ce",
    whole(
      `(?:is|was|are|were) ${ADVERBS}(.+?) ${ADVERBS}(?:the|an?|one of the|among the) ${MAIN}(?:reasons?|causes?|drivers?)(?: (?:why|that|for|of|behind|for which))? (.+?)`,
    ),
  ],
  ["ce", whole(`(?:is|was|are|were) ${ADVERBS}(.+?) ${ADVERBS}(?:the reason )?why (${PEOPLE} .+?)`)],
  // "Is it because of the price that people leave?", "Is it the price that makes people leave?"
  ["ce", whole(`(?:is|was) it ${ADVERBS}${BECAUSE} (.+?) that (${PEOPLE} .+?)`)],
  [
    "ce",
    whole(
      `(?:is|was) it ${ADVERBS}(.+?) (?:that|which|what) (?:makes?|made|causes?|caused|drives?|drove) (${PEOPLE} .+?)`,
    ),
  ],
  // "Does the price make people leave?"
  [
    "ce",
    whole(
      `(?:does|do|did|has|have) (.+?) ${ADVERBS}(?:make|made|cause|caused|drive|driven|lead|led|push|pushed) (${PEOPLE} .+?)`,
    ),
  ],
  // "Do people leave because of the price?", "How many left over the price?"
  ["ec", whole(`(?:do|does|did|are|were|have|has) (${PEOPLE} .+?) ${BECAUSE} (.+?)`)],
  ["ec", whole(`(?:who|how many(?: ${PEOPLE})?|which ${PEOPLE})((?: (?:did|do|has|have))? .+?) ${BECAUSE} (.+?)`)],
  ["ec", whole(`(${PEOPLE} .+?) ${BECAUSE} (.+?)`)],
  [
    "ec",
    whole(
      `(?:(?:do|does|did|have|has) ${PEOPLE}|who|how many(?: ${PEOPLE})?|${PEOPLE}) (${LEAVE}(?: .+?)?) over (.+?)`,
    ),
  ],
  [
    "ce",
    whole(
      "(?:ist|war|sind|waren) (.+?) (?:wirklich |eigentlich )?(?:der|die|ein|eine|einer der|eine der) (?:haupt|wichtigste |eigentliche |wahre |häufigste )*(?:grund|gründe|ursachen?),? (?:warum|weshalb|wieso|dass|für|aus dem) (.+?)",
    ),
  ],
  ["ce", whole("(?:liegt|lag|liegt es|lag es)(?: es)? (?:wirklich |vor allem )?(?:am|an) (.+?),? (?:dass|wenn) (.+?)")],
  [
    "ec",
    whole(
      "(\\p{L}+(?:en|n) (?:die |viele |manche |unsere )*(?:leute|menschen|nutzer\\p{L}*|kund\\p{L}+|teilnehm\\p{L}+|personen|mitglieder|sie|einige)(?: .+?)?) (?:wegen|aufgrund) (.+?)",
    ),
  ],
];
/** "Haben die Leute wegen des Preises gekündigt?", "… dass Leute wegen der Gebühr kündigen": the verb comes last. */
const VERB_LAST =
  /^(?:(?:haben|sind|hat|ist) )?(?:(?:die|viele|manche|unsere) )*(?:leute|menschen|nutzer\p{L}*|kund\p{L}+|teilnehm\p{L}+|personen|mitglieder|sie|jemand) (?:.+? )?(?:wegen|aufgrund) (.+?) (\p{L}+(?: worden)?)[\s?.!]*$/iu;

/** What only says that a statement is to be tested. */
const TESTS =
  /^(?:(?:(?:our |my |the )?hypothes[ie]s(?: is| was)?(?: that)?[:,]?|(?:please )?(?:validate|verify|test|check|prove|confirm)(?: (?:the |our |my )?(?:hypothesis|assumption|claim|idea))?(?: that| if| whether)?[:,]?|is it (?:true|right|correct|the case|possible)(?: that)?|(?:would|could) you say(?: that)?|do you think(?: that)?|(?:is there|find|show(?: me)?|give me)(?: any)? evidence (?:that|for)|(?:i|we) (?:think|believe|assume|suspect)(?: that)?|stimmt es(?:,)?(?: dass)?) )+/iu;
/** "… True?" */
const IS_IT = /[.,;:–—]? *(?:(?:is (?:that|this) )?(?:true|right|correct|so)|yes or no|stimmt das|richtig)[\s?!.]*$/iu;
const LONGEST = 300;

/** Reads a question of whether one thing is why people do another; null for any other question. */
export function readHypothesis(question: string): Hypothesis | null {
  const typed = question.trim();
  if (typed.length > LONGEST) return null;
  const stated = typed.replace(TESTS, "").replace(IS_IT, "");
  const [, because, verb = ""] = VERB_LAST.exec(stated) ?? [];
  if (/^\p{Ll}/u.test(verb)) return made(because, verb);
  for (const [order, pattern] of PATTERNS) {
    const [, one, other] = pattern.exec(stated) ?? [];
    if (one === undefined) continue;
    // "People leave because of the price." is a statement; only one that is to be tested is a question.
    if (stated === typed && STATEMENT.test(stated) && !typed.endsWith("?")) return null;
    return order === "ce" ? made(one, other) : made(other, one);
  }
  return null;
}

const STATEMENT = new RegExp(`^${PEOPLE} `, "iu");
const OR_NOT = /(?:,? or (?:not|something else|(?:is|was) (?:it|there) .+)|,? oder (?:nicht|etwas anderes))$/iu;
const WHOM = new RegExp(`^${PEOPLE} (?:to )?|^(?:die |viele )*(?:leute|menschen|nutzer\\p{L}*|kund\\p{L}+) `, "iu");

function made(cause: string | undefined, effect: string | undefined): Hypothesis | null {
  const [why, what] = [cause?.replace(OR_NOT, "").trim() ?? "", effect?.trim().replace(WHOM, "") ?? ""];
  return why === "" || what === "" ? null : { cause: why, effect: what };
}
