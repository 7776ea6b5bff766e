import { PLAIN_GERMAN } from "./plain-german";

/** Questions of one form, and what they are read as; `$1` is what they name. */
type Rewriting = readonly [RegExp, string];

const POLITE =
  /^(?:(?:hey|hi|hello|ok|okay|so|well)[,!]?\s+)?(?:eva\s*[,:!]?\s+)?(?:(?:can|could|would|will) you (?:please )?|please |i(?:['’]d| would) (?:like|love) (?:you )?to |i (?:want|need) (?:you )?to |do you know )?/iu;

const SOME =
  "(?:(?:all|any|some|every|the|an?|one|few|more|good|best|strong|nice|telling|top|\\d+|two|three|five|ten|verbatim|direct|customer|user) )*";
const PIECES =
  "(?:quotes?|quotations?|passages?|verbatims?|evidence|clips?|statements?|examples?|soundbites?|comments?|feedback)";
const PLACE =
  "(?:\\p{L}+ )?(?:slides?|deck|presentation|report|readout|page|memo|summary|email|e-mail|poster|workshop|meeting)";
const ASKS_FOR_PIECES = new RegExp(
  `^(?:(?:show|give|find|get|got|have you got|do (?:you|we) have|are there|is there|pull|list|bring|collect|quote)(?: (?:me|us))? )?${SOME}${PIECES}(?: (?:for|on|to put (?:on|in)) (?:a|an|the|my|our) ${PLACE})? (?:about|on|for|regarding|concerning|around|of|mentioning|where (?:people|they|someone) (?:talk|speak|say|mention)\\w* (?:something )?(?:about)?) (.+?)[.?!\\s]*$`,
  "iu",
);
/** "Quote someone about the fee" */
const QUOTE_ONE =
  /^quote (?:someone|somebody|anyone|people|them|(?:a|some|one) \p{L}+)(?: saying something)? (?:about|on) (.+?)[.?!\s]*$/iu;
/** "Who wouldn't use it, and why?" is quoted with their reasons anyway. */
const AND_WHY =
  /^((?:who|would|do|does|did|is|are|has|have|how many|which)\b[^,?]*),? and why(?: not| is that)?[?\s]*$/iu;
/** "How much would people be willing to pay per month?" */
const WOULD_PAY =
  /^how much (?:would|will|could|are|were) (people|they|everyone) (?:be )?(?:(?:willing|ready|prepared) to )?(?:pay|spend)(?: (?:for|on) (?:it|this|that))?(?: (?:a|per|each) (?:month|year|week))?[?.!\s]*$/iu;
/** Eva doesn't decide; whether people would use it, they said. */
const SHOULD_WE =
  /^should (?:we|i|they) (?:really |even )?(?:launch|build|ship|release|make|offer|introduce|go ahead with|continue with|invest in|do) (?:it|this|that|the (?:idea|concept|product|feature|service))(?: at all| or not| now)?[?.!\s]*$/iu;
/** "Which target groups were mentioned?" */
const FOR_WHOM =
  /^(?:which|what|who) (?:is |are |was |were )?(?:(?:the|our|possible) )*(?:target )(?:groups?|audiences?|users?|customers?)(?: (?:is|are|was|were|did|do|have)\b.*)?[?.!\s]*$/iu;
/** "Which quotes should I put on a slide about the fee?" */
const PIECES_FOR = new RegExp(
  `^(?:which|what) ${SOME}${PIECES} (?:should|can|could|would|do|shall|might) (?:i|we|you) (?:\\p{L}+ ){1,4}?(?:(?:on|in|into|for|to) (?:a|an|the|my|our) ${PLACE} )?(?:about|on|for|of|regarding|covering|with) (.+?)[.?!\\s]*$`,
  "iu",
);
const SUM_UP =
  "(?:(?:give me |write |make )?(?:an? |the )?(?:short |quick |brief )?(?:summari[sz]e|sum up|recap|summary|overview|gist)(?: of| for)?)";
const TALK = "(?:session|interview|conversation|call|transcript|answers|gespräch|sitzung)s?";
/** One person's interview as a whole is what that person said. */
const OF_PERSON = [
  new RegExp(
    `^(?:${SUM_UP}|what (?:happened|was said|came up) in|what did we learn from|walk me through)(?: the| my| our)? ${TALK} (?:with|of|by|from) (.+?)[.?!\\s]*$`,
    "iu",
  ),
  new RegExp(`^${SUM_UP} (.+?)['’]s ${TALK}[.?!\\s]*$`, "iu"),
  new RegExp(
    `^${SUM_UP} what (?!people|they|every|participants|users|customers)(.{1,60}?) (?:said|says|told us)[.?!\\s]*$`,
    "iu",
  ),
  new RegExp(`^fasse? (?:das|die) ${TALK} (?:mit|von) (.+?) zusammen[.?!\\s]*$`, "iu"),
];
const TELLS =
  /^(?:tell (?:me|us) (?:more |everything |all )?about|summari[sz]e (?:what (?:people|they|everyone) (?:said|say|think|thought) (?:about|on|of)|(?:the )?(?:feedback|opinions?|findings?|views?|comments?|discussion|answers?) (?:about|on|of|regarding|to)|about)|(?:an? )?(?:summary|overview) (?:of|on|about) (?:what (?:people|they) (?:said|think) (?:about|of)|(?:the )?(?:feedback|opinions?|views?) (?:about|on))|(?:what|how) about|anything (?:about|on)|and (?:what|how) about) (.+?)[.?!\s]*$/iu;
const MAIN_ABOUT =
  /^what (?:are|were|is) (?:the )?(?:main |key |top |most important |biggest )?(?:findings?|themes?|takeaways?|insights?|learnings?|results?|opinions?|views?) (?:about|on|regarding|around|concerning) (.+?)[.?!\s]*$/iu;
const TROUBLE_WITH =
  /^what (?:are|were|is|was) (?:the |people['’]s |their )?(?:(?:main|key|top|most|common|important|biggest|major) )*(?:problems?|issues?|pain[- ]?points?|complaints?|frustrations?|difficulties|challenges?) (?:with|about|of|in|around|regarding) (.+?)[.?!\s]*$/iu;
/** "A quote where somebody praises the export" is one of those who do. */
const PIECES_WHO = new RegExp(
  `^(?:(?:show|give|find|get|got|have you got|do (?:you|we) have|are there|is there|pull|list)(?: (?:me|us))? )?${SOME}${PIECES} (?:where|in which|of|from) (?:people|they|someone|somebody|anyone)(?: (?:who|that|is|are|was|were))*(?= \\p{L}+(?:s|ed|ing)?\\b) (\\p{L}+ .+?)[.?!\\s]*$`,
  "iu",
);
/** "What triggered the search?" was asked as "What made you start looking?" */
const TRIGGER =
  /^what (?:triggered|prompted|sparked|started|kicked off|led to) (?:the|their|this|people['’]s) (?:search|evaluation|purchase|project|change|switch)[.?!\s]*$/iu;
/** What people miss and ask for is what they wish for. */
const WISHES =
  /^(?:what would (?:people|they|everyone) (?:ask for|want|wish for|like to (?:have|see))|what(?:['’]s| is| was)(?: still| most)? missing(?: most)?|what (?:do|did|are|were) (?:people|they|everyone)(?: really| most| all)? (?:want|wanted|need|wish for|ask for|asking for|miss|missing|request|requesting)(?: (?:(?:us|you) to (?:build|make|do|add|change|improve|offer|develop|fix|know|provide)|from us|most|next|the most))*|(?:what|which|list|name|show me)(?: all)?(?: of)?(?: the)? (?:\p{L}+ )?(?:features?|improvements?|changes|things|functions?|ideas)(?: that)? (?:(?:are|were|do|did|have|would) )?(?:people|they|everyone) (?:been )?(?:ask(?:ing)? for|asked for|want|wanted|need|wish for|wished for|request(?:ing|ed)?|like|miss(?:ing)?)|(?:what|which) features? (?:is|are|was|were)(?: still| most)? missing|(?:what are )?(?:the |any |people['’]s )?(?:missing features?|unmet needs)|which (?:needs|wishes|requests) (?:are|were|remain|stay)(?: still)? (?:unmet|open|not met|unfulfilled|unanswered)|(?:list |show )?(?:the )?(?:most (?:wanted|requested) )?(?:feature requests|wishes))[.?!\s]*$/iu;
/** What people value is what they like. */
const VALUED =
  /^what (?:do|did) people (?:really |most )?(?:value|appreciate|cherish|treasure)(?: (?:the )?most)?[.?!\s]*$/iu;
/** "Did everyone mention the price?" asks who did, and is answered by how many. */
const DID_ALL =
  /^(?:did|do|does|has|have) (?:everyone|everybody|all (?:people|of them)) (?=mention|talk about|bring up|speak about)/iu;
const DIFFERENCES =
  /^(?:what|where) (?:are|were) (?:the )?(?:main |biggest )?differences (?:between|among) (?:the )?(?:people|them|interviews)[.?!\s]*$/iu;
const WISHED_IN_GERMAN =
  /^was (?:(?:wünschen|wünschten|wollen|vermissen|brauchen) sich die leute|(?:wollen|vermissen|brauchen) die leute|fehlt(?: den leuten)?(?: noch| am meisten)?)[.?!\s]*$/iu;
/** "What did Lucy struggle with?", "What was hard for Lucy?" */
const HARD = "(?:hard|difficult|tricky|challenging|frustrating|annoying|confusing|painful|a struggle)(?:est)?";
const TROUBLE_OF = [
  /^[Ww]hat (?:did|does|do|is|was) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) (?:most(?:ly)? )?(?:struggl(?:e|es|ed|ing) with|complain(?:s|ed|ing)? about)[.?!\s]*$/u,
  /^[Ww]hat (?:is|was|are|were) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)['’]s? (?:(?:main|biggest|worst|key|top) )*(?:complaints?|problems?|issues?|frustrations?|pain[- ]?points?|difficulties|concerns?|worries)[.?!\s]*$/u,
  new RegExp(
    `^[Ww]hat (?:did|does) (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*) find (?:so |very |most |the )*${HARD}[.?!\\s]*$`,
    "u",
  ),
  new RegExp(
    `^[Ww]hat (?:is|was) (?:so |very |most |the )*${HARD} (?:thing |part )?for (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)[.?!\\s]*$`,
    "u",
  ),
];
const OTHER_TOOLS =
  /^(?:(?:which|what|who)(?: (?:are|is))?(?: (?:the|our|their|some))?(?: (?:main|biggest|top|key))* (?:alternatives?|work-?arounds?|competitors?|competition|other (?:tools?|apps?|products?))(?: (?:do|did|are|have) (?:people|they))?(?: (?:us(?:e|ed|ing)|found|find|mention(?:ed)?|turn(?:ed)? to|have|made|make|name|named))?[?.!\s]*$|(?:(?:did|does|do|has|have) (?:anyone|anybody|people|they|someone|somebody|any of them) (?:ever )?|who (?:has )?)(?:mention(?:ed)?|name[ds]?|talk(?:ed)? about|br(?:ing|ought) up) (?:any |a |our |the |other )*(?:competitors?|competition|rivals?|alternatives?|other (?:tools?|apps?|products?))[?.!\s]*$|(?:which|what) (?:competitors?|alternatives?|other (?:tools?|apps?|products?)) (?:were|are|was|is|have been|got|came up) ?(?:mentioned|named|brought up)?(?: (?:the )?most(?: often)?| by (?:people|customers|them))?[?.!\s]*$|(?:which|what) (?:other )?(?:tools?|apps?|products?|software|programs?|services?|solutions?|competitors?) (?:do|did|are) (?:people|they) us(?:e|ed|ing) (?:besides|apart from|other than|instead|in its place|instead of|as well as)\b.*$)/iu;
/** What they had before is what they use in its place. */
const USED_BEFORE =
  /^(?:what|which)(?: (?:tools?|apps?|products?|software|programs?|services?|systems?))? (?:did|had|were) (?:people|they|everyone) (?:us(?:e|ed|ing)|have|had|work(?:ed|ing)? with)(?: \p{L}+)? (?:before|previously|until then)(?: [^?]*)?[?.!\s]*$|^(?:what|which) (?:other )?(?:tools?|apps?|products?|software|programs?|services?|systems?) (?:have|had|did) (?:people|they|everyone) (?:us(?:e|ed)|tr(?:y|ied)|test(?:ed)?)(?: (?:before|previously|so far))?[?.!\s]*$/iu;
/** Whoever trusts a thing, or prefers it, says so. */
const TRUST = /^(?:do|does|did) (?:people|they|everyone|anyone|anybody) trust (.+?)[?.!\s]*$/iu;
const PREFERS = /^who prefer(?:s|red) ((?:(?! (?:to|over|than|rather)\b).)+?)[?.!\s]*$/iu;
const ASKED_FOR =
  /^who(?: else)? (?:has |have |was |were |is |are )?(?:ask(?:s|ed|ing)? for|request(?:s|ed|ing)?|wish(?:es|ed|ing)? for) (.+?)[.?!\s]*$/iu;
const TO_FIX =
  /^what (?:should|could|can|must|do) (?:we|i) (?:need to |have to )?(?:fix|improve|change) (?:first |next )?(?:at|in|about|on|with) (.+?)(?: first| next| now)?[.?!\s]*$/iu;
/** Nobody can say what would happen, only what people said of the thing. */
const WHAT_IF =
  /^what (?:would|will|might|could) (?:happen|change) if (?:we|you|i|they) (?:\p{L}+ )?(?:remove|removed|drop|dropped|change|changed|raise|raised|lower|lowered|add|added|cut|kept|keep|made|make) ((?:the|our|their|an?) .+?)[.?!\s]*$/iu;
/** "What are the top three reasons people cancel?" was asked as "Why did you cancel?" */
const REASONS =
  /^(?:(?:what(?:['’]s| is| are| was| were)|which(?: are)?|rank|list|name|give me|show me|tell me) )?(?:(?:the|top|main|real|biggest|key|most common|most frequent|major|different|all|three|five|\d+) )*reasons (?:(?:why|that) )?(people|they|everyone) (?!(?:have|had|has|gave|give|named?|mention(?:ed)?|say|said)\b)(.+?)[.?!\s]*$/iu;
/** "What evidence supports removing the fee?" */
const EVIDENCE =
  /^what (?:evidence|data|proof|quotes?) (?:do we have for|is there for|(?:is there )?that supports?|supports?|would support|backs?(?: up)?|speaks? for) (?!that |the (?:idea|claim|hypothesis|assumption))(?:\p{L}+ing )?(.+?)[.?!\s]*$/iu;
const CONTRADICTING =
  /^(?:which|what) (?:quotes?|statements?|people|participants|answers|interviews) contradict(?: (?:each other|one another|themselves))?[.?!\s]*$/iu;
/** "What is Zoë's story?" */
const STORY_OF = /^[Ww]hat(?:['’]s| is| was) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)['’]s? story[.?!\s]*$/u;
const SHARE =
  /^(?:what|which) (?:percent(?:age)?|share|proportion|fraction) of (?=(?:the )?(?:people|participants|users|customers|them)\b)/iu;

const PROBLEM =
  "(?:(?:real|big|main|serious|major) )*(?:problems?|issues?|pain[- ]?points?|barriers?|obstacles?|frustrations?)";
/** "What evidence do we have that the fee is a problem?" */
const EVIDENCE_OF_TROUBLE = new RegExp(
  `^(?:what|which|is there|do we have)(?: any| some)? (?:evidence|data|proof|indication|quotes?)(?: (?:do we have|is there|shows?|suggests?|says?))? that (.+?) (?:is|are|was|were) (?:an? |the )?${PROBLEM}[.?!\\s]*$`,
  "iu",
);
/** "Which quote best sums up the problem with the card?" */
const SUMS_UP = "(?:best )?(?:sums? up|captures?|illustrates?|describes?|summari[sz]es?|expresses)";
const QUOTE_OF_TROUBLE = new RegExp(
  `^(?:which|what) ${SOME}quotes? ${SUMS_UP} (?:the |people['’]s |their )?(?:problems?|issues?|frustrations?|trouble) with (.+?)[.?!\\s]*$`,
  "iu",
);
const QUOTE_OF = new RegExp(`^(?:which|what) ${SOME}quotes? ${SUMS_UP} (.+?)[.?!\\s]*$`, "iu");
const REACTED = /^how (?:do|did) people reacts? to (.+?)[.?!\s]*$/iu;
/** "What words do people use for the fee?" */
const WORDS_FOR =
  /^(?:what|which) (?:words?|terms?|phrases?|language|expressions?) (?:do|did) people use (?:for|about|to describe|to talk about|when (?:they )?(?:talk(?:ing)?|speak(?:ing)?) (?:about|of)) (.+?)[.?!\s]*$/iu;

/** "The letters from the committee" are the letters: hardly anybody says again whom they are from. */
const SENDER =
  /((?:about|of|with|on|by) (?:the|their|our|these|those) \p{L}+s?) (?:(?:sent |written )?by|(?:that )?(?:come|came|coming|sent)? ?from) (?:the|their|our|his|her) \p{L}+(?=[?.!\s]*$)/iu;
/** "What would they change about the app?" is what they were asked as "What would you change?" */
const TO_CHANGE_IT =
  /^(what (?:would|should) (?:people|they|everyone|\p{Lu}\p{Ll}+) (?:like to |want to )?(?:change|improve|do differently|do better|wish for)) (?:about|at|on|in|with|of|for) (?:the |this |our |their )?(?:app|site|service|product|tool|system|place|programme|program|process|job|website|course|shop|company|platform|software|whole thing|thing|it)[.?!\s]*$/iu;

/** What those who ask could do better was asked as "What could we do better?" */
const TO_DO_BETTER =
  /^(?:what|how) (?:could|should|can|might) (?:we|you|they|(?:the|our|this) \p{L}+(?: \p{L}+)?) (?:do (?:better|differently)|improve|change)(?: next(?: time)?)?[.?!\s]*$/iu;

/** What only makes a question longer. */
const SHORTER: readonly Rewriting[] = [
  [AND_WHY, "$1?"],
  [SENDER, "$1"],
];
/** Pieces of what was said, and what becomes of a thing, are looked up as what people say about it. */
const ABOUT = [WORDS_FOR, QUOTE_OF, ASKS_FOR_PIECES, QUOTE_ONE, PIECES_FOR, TELLS, MAIN_ABOUT, WHAT_IF, EVIDENCE];
const PLAIN: readonly Rewriting[] = [
  [WOULD_PAY, "What would $1 pay?"],
  [SHOULD_WE, "Would people use it?"],
  [EVIDENCE_OF_TROUBLE, "What problems did people have with $1?"],
  [QUOTE_OF_TROUBLE, "What problems did people have with $1?"],
  [REACTED, "What do people think of $1?"],
  [FOR_WHOM, "Who is it for?"],
  ...OF_PERSON.map((pattern): Rewriting => [pattern, "What did $1 say?"]),
  ...TROUBLE_OF.map((pattern): Rewriting => [pattern, "What problems did $1 have?"]),
  ...ABOUT.map((pattern): Rewriting => [pattern, "What did people say about $1?"]),
  ...PLAIN_GERMAN,
  [PIECES_WHO, "Who $1?"],
  [WISHED_IN_GERMAN, "Was wünschen sich die Leute?"],
  [WISHES, "What do people wish for?"],
  [TRIGGER, "What made people start looking?"],
  [TO_DO_BETTER, "What would people change?"],
  [TO_CHANGE_IT, "$1?"],
  [TRUST, "Who trusts $1?"],
  [PREFERS, "Who likes $1?"],
  [ASKED_FOR, "Who wants $1?"],
  [OTHER_TOOLS, "What do people use instead?"],
  [USED_BEFORE, "What do people use instead?"],
  [TROUBLE_WITH, "What problems did people have with $1?"],
  [TO_FIX, "What problems did people have with $1?"],
  [REASONS, "Why do $1 $2?"],
  [CONTRADICTING, "Where do people disagree?"],
  [DIFFERENCES, "Where do people disagree?"],
  [VALUED, "What do people like most?"],
  [DID_ALL, "Who did "],
  [STORY_OF, "What did $1 say?"],
  [SHARE, "How many "],
];

/**
 * What a person typed, as the plain question that it stands for: "Give me quotes about the fee" asks what people said
 * about the fee. Anything else is left as it is.
 */
export function asQuestion(text: string): string {
  const typed = text.trim().replace(POLITE, "");
  for (const [pattern, shorter] of SHORTER) if (pattern.test(typed)) return asQuestion(typed.replace(pattern, shorter));
  for (const [pattern, plain] of PLAIN) if (pattern.test(typed)) return typed.replace(pattern, plain);
  return text;
}
