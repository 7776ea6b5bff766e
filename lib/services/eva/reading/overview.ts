import { GERMAN } from "./overview-german";

/**
 * What an overview is wanted of: everything, only trouble, praise or wishes, whether people are satisfied, what they
 * are divided on, or what to do next.
 */
export type Overview = "all" | "trouble" | "praise" | "wishes" | "satisfied" | "divided" | "steps";

const WHOLE =
  "(?: (?:of|from|in|across|so far|overall|here|all|this|that|the|these|those|our|my|for|with|about|launch(?:ing)?|product|every|everything|it|whole|entire|you|we|i|they|people|participants|customers|users|everyone|have|has|had|did|do|does|heard|learn(?:ed|t)?|know|found|find|say|said|tell|told|us|me|what|stud(?:y|ies)|interviews?|sessions?|surveys?|transcripts?|reviews?|comments?|feedback|responses?|answers?|respondents|research|project|data|results?|findings?|conversations?|talk(?:ed)? about|mention(?:ed)?|in total|please|briefly|quickly|key|points?|main|one|a|few|sentences?|bullet|ceo|boss|manager|stakeholders?|leadership|board))*";
const MAIN =
  "(?:(?:the|main|key|top|biggest|most|important|interesting|surprising|unexpected|striking|notable|common|commonly|frequent|general|major|overall|overarching|central|core|number|one|three|five|ten|\\d+) )*";
const IS = "(?:what(?:['’]s| is| are| was| were| have been)|which(?: are| were)?|list|name|show me|give me|tell me) ";

const whole = (pattern: string) => new RegExp(`^(?:${pattern})${WHOLE}[\\s.!?…]*$`, "iu");

const ALL_OF_THEM = "(?:people|they|everyone|everybody)";
const ON_THE_WHOLE =
  "(?:,? (?:overall|in general|generally|on the whole|altogether|so far|with (?:it|us|this|that|everything|(?:the|our) (?:product|tool|app|software|service)))|,? (?:or not|or unhappy|or negative))*";
const SATISFIED = "(?:satisfied|dissatisfied|happy|unhappy|content|pleased|positive|negative)";

const FROM = "(?:customers|people|users|participants|ones|clients|respondents)";
const QUOTES =
  "(?:(?:show|give|find|get|list)(?: me| us)? )?(?:any|some|the|a few|all|good|best)? ?(?:quotes?|quotations|feedback|comments|voices|statements)";

const KINDS: readonly (readonly [Overview, RegExp])[] = [
  [
    "all",
    whole(
      `(?:give me |write |make )?(?:an? |the )?(?:(?:short|quick|brief|executive|high[- ]level|(?:one|two|three|single)[- ](?:sentence|paragraph|page|line|slide)) )*(?:summari[sz]e|summary|overview|recap|tl;?dr|gist)|${IS}(?:an? |the )?(?:summary|overview|gist|story|takeaway)`,
    ),
  ],
  [
    "all",
    whole(
      `(?:${IS})?${MAIN}(?:findings?|themes?|topics?|takeaways?|insights?|learnings?|lessons?|patterns?|conclusions?|results?|quotes?)`,
    ),
  ],
  [
    "all",
    /^(?:which|what)(?: \p{L}+){0,2} quotes? (?:should|can|could|would|do|shall|might) (?:i|we|you) (?:put|use|show|pick|choose|take|quote|lead with|start with|open with)(?: (?:on|in|for|to|with|at|the|my|our|an?|first|last|opening|title|next|one|slides?|decks?|presentations?|reports?|readouts?|talks?|workshops?|posters?|summary|beginning|start))*[\s.!?]*$/iu,
  ],
  [
    "all",
    /^(?:list|name|show me|what|which)(?: all)?(?: of)?(?: the)? (?:topics?|things?|themes?|features?|subjects?|points?|issues?)(?: that)? (?:did |do |were |have )?(?:people|they|everyone)?(?: \p{L}+)? ?(?:mention(?:ed)?|talk(?:ed)? about|br(?:ing|ought) up|speak about|spoke about|discuss(?:ed)?|raised?)[\s.!?]*$/iu,
  ],
  [
    "all",
    /^(?:resum(?:e|en|a|o|ir)|r[ée]sum(?:e|é|ez|er)|synth[èe]se|riassum(?:i|ere)|riassunto|samenvatting|vat .+ samen|podsumuj|podsumowanie)(?: \p{L}+['’]?\p{L}*){0,4}[\s.!?]*$/iu,
  ],
  ["all", /^what (?:stands|stood|sticks|stuck) out(?: (?:most|here|overall|to you|so far|for you))*[\s.!?]*$/iu],
  [
    "all",
    /^what (?:did|have|do) (?:we|you|i) (?:learn|learned|learnt|know|find out|found out|discover(?:ed)?)(?: so far| here| from (?:this|the|these|our) \p{L}+)?[\s.!?]*$/iu,
  ],
  [
    "all",
    /^what (?:did|do|are) (?:people|they|everyone)(?: mainly| mostly| all)? (?:say|said|talk about|talking about|tell us|mention)(?: most| overall| in general)?[\s.!?]*$/iu,
  ],
  [
    "all",
    /^what (?:should|can|could|do|would|shall) (?:i|we|you) (?:tell|report to|present to|share with|take to) (?:my|our|the|your) (?:boss|manager|team|stakeholders?|board|ceo|founders?|designers?|developers?|engineers?|product (?:team|manager|owner)|clients?|leadership|management|colleagues?)[\s.!?]*$/iu,
  ],
  [
    "all",
    /^(?:tell|show|give) (?:me|us) (?:something|anything) (?:interesting|new|surprising|important|useful)[\s.!?]*$/iu,
  ],
  [
    "all",
    /^(?:is|are) there (?:an?|any|some|a clear) (?:pattern|common thread|red thread|theme|trend)s?(?: (?:in (?:the |these |our )?(?:interviews|sessions|answers|data)|here|across (?:the )?(?:interviews|sessions)))?[\s.!?]*$/iu,
  ],
  [
    "trouble",
    whole(
      `(?:${IS})?(?:people['’]s |their |users['’] |customers['’] )?${MAIN}(?:(?:usability|ux|ui|design|technical) )?(?:complaints?|problems?|issues?|pain[- ]?points?|frustrations?|obstacles?|blockers?|barriers?|difficulties|challenges?|concerns?|worries|risks?|red flags?|deal[- ]?breakers?|show[- ]?stoppers?|downsides?|drawbacks?|weaknesses|weak (?:points?|spots?)|negatives?|criticisms?|gripes?|hurdles?|friction(?: points?)?|struggles?)`,
    ),
  ],
  [
    "trouble",
    /^(?:(?:are|is|were) there )?(?:any|some) (?:complaints?|problems?|issues?|concerns?|worries|risks?|red flags?|deal[- ]?breakers?|show[- ]?stoppers?|downsides?|drawbacks?|weaknesses|pain[- ]?points?|blockers?)(?: (?:so far|here|yet|at all|to know about|(?:that )?(?:i|we) should know(?: about)?|with (?:it|this|that)))*[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^what(?: kinds? of| sorts? of)? (?:concerns?|problems?|issues?|complaints?|worries|doubts?|objections?|reservations?|difficulties) (?:do|did|have|had) (?:people|they|everyone) (?:have|had|raised?|mention(?:ed)?|express(?:ed)?|face[d]?)[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^what(?:['’]s| is| are) (?:the )?(?:most )?(?:urgent|pressing|critical|serious)(?: (?:thing|problem|issue|matter)s?)?(?: (?:right now|now|here|to (?:fix|solve|address)))*[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^what(?:['’]s| is| are| was)?(?: (?:people|they|it|that))?(?: (?:isn['’]?t|aren['’]?t|not|doesn['’]?t|don['’]?t|didn['’]?t|wasn['’]?t)(?: really)? work(?:ing|s)?(?: well)?(?: for (?:people|them|users|customers))?| (?:broken|(?:going|went|goes) (?:wrong|badly|poorly)))[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^(?:what|was) (?:do|did|does|finden|fanden) (?:people|they|everyone|die leute|sie|alle) (?:find|finding)? ?(?:to be )?(?:so |very |too |really |most )?(?:hard|difficult|tricky|challenging|annoying|frustrating|irritating|painful|confusing|unclear|schwierig|schwer|nervig|ärgerlich|mühsam|verwirrend|unklar)[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^where (?:do|did|are|were) (?:people|they|everyone)(?: most(?:ly)?| usually)? (?:get(?:ting)? stuck|struggl(?:e|ing)|have (?:trouble|problems|difficulties)|run(?:ning)? into (?:trouble|problems|difficulties))(?: (?:the )?most)?[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^what (?:annoy|frustrate|bother|irritate|upset|stop|put|turn|drive|hold|worrie|worry)(?:s|ed|d)? (?:people|them|participants|customers|users|everyone)(?: (?:off|away|back|mad|crazy))?(?: (?:the )?most)?[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^what (?:do|did|are) (?:people|they) (?:complain(?:ing)? about|struggle with|struggling with|complained about|have (?:any )?(?:trouble|problems|difficulties|issues) with)(?: (?:the )?most)?[\s.!?]*$/iu,
  ],
  [
    "trouble",
    /^(?:what|was) (?:(?:do|did|does|is|are|was|were|finden|fanden|findet|ist|war|fällt|fiel) )(?:(?:the |our |die |den |für |for )*\p{L}+ )?(?:find |found |struggle with |finding |call )?(?:the |am |so )*(?:hardest|worst|most (?:difficult|annoying|frustrating|irritating|confusing|painful)|trickiest|schwierigsten|schlimmsten|nervigsten|ärgerlichsten|schwersten)(?: (?:part|thing|bit|about it|of it|for (?:the |our )?\p{L}+|für (?:die )?\p{L}+))*[\s.!?]*$/iu,
  ],
  [
    "praise",
    whole(
      `(?:${IS})?${MAIN}(?:strengths?|highlights?|positives?|upsides?|praises?)|what (?:works|worked|went|goes) (?:well|best)|what(?:['’]s| is) (?:working|going)(?: well)?`,
    ),
  ],
  [
    "praise",
    new RegExp(
      `^${QUOTES} (?:from|by|of) (?:our |the |some )?(?:happy|satisfied|pleased|enthusiastic|positive) ${FROM}[\\s.!?]*$`,
      "iu",
    ),
  ],
  [
    "trouble",
    new RegExp(
      `^${QUOTES} (?:from|by|of) (?:our |the |some )?(?:unhappy|dissatisfied|angry|frustrated|annoyed|negative|disappointed) ${FROM}[\\s.!?]*$`,
      "iu",
    ),
  ],
  [
    "wishes",
    whole(
      `(?:${IS})?(?:people['’]s |their |users?['’]? |customers?['’]? )?${MAIN}(?:unmet )?(?:needs|wishes|wish ?lists?|desires|requests|feature requests?|suggestions|suggested improvements|improvement suggestions)`,
    ),
  ],
  [
    "satisfied",
    new RegExp(
      `^(?:how ${SATISFIED} (?:are|were) ${ALL_OF_THEM}|(?:are|were) ${ALL_OF_THEM}(?: generally| mostly| all)? ${SATISFIED}|how (?:do|did) ${ALL_OF_THEM} feel(?: about (?:us|it|this|everything|(?:the |our )?(?:whole thing|product|tool|app|software|service|company|brand)))?|(?:which|what) (?:emotions?|feelings?|moods?) (?:did|do|does|were|are) ${ALL_OF_THEM}? ?(?:express(?:ed)?|show(?:ed|n)?|feel|felt|have|had|come up|came up)|what(?:['’]s| is| was) the (?:overall |general |average )?(?:sentiment|mood|opinion|feeling|impression|satisfaction|verdict|reception|tone))${ON_THE_WHOLE}[\\s.!?]*$`,
      "iu",
    ),
  ],
  [
    "divided",
    /^(?:where|on what|what|about what) (?:do|did|are|were) (?:people|they|opinions)(?: most)? (?:disagree|differ|divided|split|contradict (?:each other|one another))(?: (?:most|on|about))*[\s.!?]*$/iu,
  ],
  [
    "divided",
    /^(?:who disagrees(?: with (?:whom|each other|one another))?|what are the (?:main )?(?:disagreements?|contradictions?|differences of opinion))[\s.!?]*$/iu,
  ],
  [
    "steps",
    /^(?:what|which)(?: \p{L}+)? (?:should|could|can|do|would you) (?:we|i|our team|you)?\s?(?:have to |need to |advise us to |recommend we )?(?:do|fix|change|improve|build|tackle|focus on|prioriti[sz]e|work on|recommend|suggest|advise)(?: next| first| now| about (?:it|this|that))*[\s.!?]*$/iu,
  ],
  [
    "steps",
    /^(?:what(?:['’]s| is| are) (?:the |our |your )?(?:(?:(?:biggest|main|top|key|best|most important|greatest) )*(?:next steps?|recommendations?|action items?|priorit(?:y|ies)|opportunit(?:y|ies)|quick wins?|areas? (?:for|of) improvement))|(?:next steps?|recommendations?|opportunities))[\s.!?]*$/iu,
  ],
];

/** The overview that a question asks for, if it asks about everything that was said and nothing in particular. */
export const overviewOf = (text: string): Overview | null =>
  [...KINDS, ...GERMAN].find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;

const PEOPLE = "(?:people|participants?|interviewees?|respondents?|customers?|users?|persons?|speakers?)";
const WHO = new RegExp(
  `^(?:who (?:are|were) (?:the |our |these |all )?${PEOPLE}|who (?:did|have) (?:we|you|i) (?:interview|talk to|talked to|interviewed|speak to|spoken to|ask|asked)|who (?:was|is|took part|participated|spoke|speaks)(?: (?:interviewed|in (?:it|this|the (?:study|interviews?))|here))?|how many ${PEOPLE}(?: (?:are|were) there| (?:are|were) interviewed| took part| participated| (?:did|have) (?:we|you|i) (?:interview|interviewed|talk to|talked to|speak to|ask|asked)| spoke)?(?: (?:in total|here|so far))?|list (?:the |all )*${PEOPLE}|wie viele (?:personen|leute|teilnehmer|teilnehmende)(?: haben (?:teilgenommen|mitgemacht|wir befragt)| gibt es| waren es)?|wer (?:hat teilgenommen|sind die (?:teilnehmer|teilnehmenden)|wurde befragt))[\\s.!?]*$`,
  "iu",
);

/** Whether a question asks who took part, whatever they said. */
export const asksWhoSpoke = (text: string): boolean => WHO.test(text.trim());
