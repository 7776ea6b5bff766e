const POLITE =
  /^(?:(?:hey|hi|hello|ok|okay|so|well)[,!]?\s+)?(?:eva\s*[,:!]?\s+)?(?:(?:can|could|would|will) you (?:please )?|please |i(?:['’]d| would) (?:like|love) (?:you )?to |i (?:want|need) (?:you )?to |do you know )?/iu;

const SOME =
  "(?:(?:all|any|some|every|the|a few|few|more|good|best|strong|top|\\d+|two|three|five|ten|verbatim|direct|customer|user) )*";
const PIECES =
  "(?:quotes?|quotations?|passages?|verbatims?|evidence|clips?|statements?|examples?|soundbites?|comments?|feedback)";
const ASKS_FOR_PIECES = new RegExp(
  `^(?:(?:show|give|find|get|pull|list|bring|collect|quote)(?: (?:me|us))? )?${SOME}${PIECES} (?:about|on|for|regarding|concerning|around|of|mentioning|where (?:people|they|someone) (?:talk|speak|say|mention)\\w* (?:something )?(?:about)?) (.+?)[.?!\\s]*$`,
  "iu",
);
const TELLS =
  /^(?:tell (?:me|us) (?:more |everything |all )?about|summari[sz]e (?:what (?:people|they|everyone|participants) (?:said|say|think|thought) (?:about|on|of)|(?:the )?(?:feedback|opinions?|findings?|views?|comments?|discussion|answers?) (?:about|on|of|regarding|to)|about)|(?:an? )?(?:summary|overview) (?:of|on|about) (?:what (?:people|they) (?:said|think) (?:about|of)|(?:the )?(?:feedback|opinions?|views?) (?:about|on))|(?:what|how) about|anything (?:about|on)|and (?:what|how) about) (.+?)[.?!\s]*$/iu;
const MAIN_ABOUT =
  /^what (?:are|were|is) (?:the )?(?:main |key |top |most important |biggest )?(?:findings?|themes?|takeaways?|insights?|learnings?|results?|opinions?|views?) (?:about|on|regarding|around|concerning) (.+?)[.?!\s]*$/iu;
const TROUBLE_WITH =
  /^what (?:are|were|is|was) (?:the |people['’]s |their )?(?:(?:main|key|top|most|common|important|biggest|major) )*(?:problems?|issues?|pain[- ]?points?|complaints?|frustrations?|difficulties|challenges?) (?:with|about|of|in|around|regarding) (.+?)[.?!\s]*$/iu;
/** Nobody can say what would happen, only what people said of the thing. */
const WHAT_IF =
  /^what (?:would|will|might|could) (?:happen|change) if (?:we|you|i|they) (?:\p{L}+ )?(?:remove|removed|drop|dropped|change|changed|raise|raised|lower|lowered|add|added|cut|kept|keep|made|make) ((?:the|our|their|an?) .+?)[.?!\s]*$/iu;
const SHARE =
  /^(?:what|which) (?:percent(?:age)?|share|proportion|fraction) of (?=(?:the )?(?:people|participants|users|customers|them)\b)/iu;

/**
 * What a person typed, as the plain question that it stands for: "Give me quotes about the fee" asks what people said
 * about the fee. Anything else is left as it is.
 */
export function asQuestion(text: string): string {
  const typed = text.trim().replace(POLITE, "");
  const about = (ASKS_FOR_PIECES.exec(typed) ??
    TELLS.exec(typed) ??
    MAIN_ABOUT.exec(typed) ??
    WHAT_IF.exec(typed))?.[1];
  if (about) return `What did people say about ${about}?`;
  const trouble = TROUBLE_WITH.exec(typed)?.[1];
  if (trouble) return `What problems did people have with ${trouble}?`;
  return SHARE.test(typed) ? typed.replace(SHARE, "How many ") : text;
}
