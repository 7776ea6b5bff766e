import { patternsOf } from "./patterns";

const START = "(?:^|[.!?;,:–—]\\s*|\\b(?:please|but|and|so|well|oh|sorry|just|then|maybe|um|actually|honestly|no) )";
const ASKING = "(?:can|could|would|will|may) (?:you|we) (?:please |just |maybe |perhaps |possibly |at least )*";
const BEGIN = `(?:${START}|\\b${ASKING}|\\b(?:you (?:can|could|should|may|might)|we[’']d better|you[’']d better) (?:please |just |maybe )?|\\blet[’']s (?:just |better )?)(?:please |maybe |just )?`;
const BIT = "(?:bit|part|one|remark|comment|story|thing|sentence|detail|quote|answer)";
const THAT = `(?:(?:that|this|it)(?: (?:very )?last)?(?: ${BIT})?|the (?:last )?${BIT})(?: (?:about|with|where|when) (?:\\p{L}+ ){0,6}?\\p{L}+)?`;
const PLACE =
  "(?:the|your|any|this|that) (?:\\p{L}+ )?(?:report|transcript|recording|record|notes|readout|interview|minutes|study|video|tape|write-?up|paper|summary|protocol|findings|quotes?)";
const END =
  "(?=\\s*(?:$|[.!?,;:–—]|please\\b|anywhere\\b|okay\\b|ok\\b|if (?:possible|you can)\\b|for me\\b|again\\b|right\\b|because\\b|though\\b|so\\b))";
const NOT = "(?:don[’']t|do not|never)";
const ABOVE =
  "(?:(?:my|our|the|his|her) (?:\\p{L}+ )?(?:boss|bosses|employer|manager|managers|company|firm|team|colleagues?|coworkers?|co-workers|supervisor|landlord|head|director|teacher|school|husband|wife|partner|family)|anyone|anybody|people at work|them)";

/** What somebody asks an interviewer not to do with their words. */
const PASS_ON =
  "(?:quote|quoting|cite|citing|print(?:ing)?|publish(?:ing)?|writ(?:e|ing)(?: down)?|not(?:e|ing)(?: down)?|record(?:ing)?|repeat(?:ing)?|mention(?:ing)?|includ(?:e|ing)|shar(?:e|ing)|pass(?:ing)?(?: on)?|report(?:ing)?|transcrib(?:e|ing)|us(?:e|ing)|put(?:ting)?)";
const SAID = `(?:${THAT}|what I (?:just )?said|me)`;
/** How they ask politely: “I'd appreciate it if you didn't”, “I trust you not to”. */
const POLITELY =
  "(?:\\b(?:rather|if|hope|hoping|trust|glad|prefer|better) you (?:didn[’']t|did not|don[’']t|do not|wouldn[’']t|won[’']t|could not|can not|never)|\\b(?:trust|ask|asking|beg|need|want|expect|prefer|like) you (?:please )?not to|\\bmind not|\\b(?:you promise|promise me|can you promise) (?:not to|(?:that )?you won[’']t))";
const PUBLIC = "(?:quoted|published|printed|repeated|recorded|written down|passed on|made public|shared)";

/** Not to quote, print, write down or tell what was said. */
export const PASSING_ON = patternsOf([
  `\\b${ASKING}not (?:${PASS_ON}|show|tell) (?:${SAID}|${ABOVE})(?: down| on| out)?(?: (?:to|with|in) (?:anyone|anybody|${ABOVE}|${PLACE}))?${END}`,
  `${START}(?:please )?${NOT} (?:show|forward|send|play|read) (?:that|this|it)(?: bit| part| recording)? to ${ABOVE}`,
  `\\b(?:what I (?:just )?(?:said|told you)|${THAT})(?: about (?:\\p{L}+ ){0,3}?\\p{L}+)? (?:shouldn[’']t|should not|mustn[’']t|can[’']t|doesn[’']t need to|doesn[’']t have to|need not) (?:be|go|end up|appear|show up|land|come up) (?:in (?:there|${PLACE}|print)|anywhere)`,
  `\\b(?:don[’']t|do not|wouldn[’']t|rather not|never) (?:want to |like to )?(?:see|read|find|hear) (?:that|this|it)(?: bit| part)? (?:in print|in ${PLACE}|quoted|anywhere|online|published)`,
  `\\byou(?:[’']re| are) not (?:going to )?${PASS_ON} ${SAID}(?: down)?,? are you`,
  `\\byou (?:can[’']t|cannot|mustn[’']t|won[’']t) (?:quote|cite|print|publish|repeat|pass on) ${SAID}${END}`,
  `${START}(?:please )?${NOT} (?:attribute|connect|link|trace) (?:that|this|it) (?:back )?(?:to|with) me\\b`,
  "\\byou (?:can|may) (?:use|quote|print|write down) (?:everything|anything|all of (?:it|this|that)|the rest)[^.!?]{0,12} (?:except|but not|apart from|other than)\\b",
  `${START}(?:please )?${NOT} let (?:that|this|it) (?:get out|leak|slip|come out)${END}`,
  `${POLITELY} ${PASS_ON} ${SAID}(?: down| on| out)?(?: (?:to|with|in) (?:anyone|anybody|${ABOVE}|${PLACE}))?(?:${END}|(?=,? (?:obviously|of course|will you|can you|either|please)))`,
  `\\b(?:deny|denying|sue)\\b.{0,20} if you (?:quote|print|publish|repeat|write)`,
  `\\b(?:prefer|hope|rather|like|want|as long as|please|provided)(?: it)?(?: if)? (?:that|this|it)(?: bit| part)? (?:wasn[’']t|isn[’']t|is not|won[’']t be|will not be|not|weren[’']t|doesn[’']t get)(?: to be| being)? ${PUBLIC}${END}`,
  `${START}(?:please )?${NOT} mention (?:that|this|it) to ${ABOVE}`,
  `\\b(?:that|this)(?: bit| part)? (?:is|was|should)(?:n[’']t| not) (?:be )?for (?:the |any )?(?:others?|anyone|anybody|everyone|everybody)(?: (?:else|on|in|at) (?:\\p{L}+ ?){0,3})? ?(?:to (?:know|hear|read|see)|[.!?]|$)`,
  `${START}(?:please )?${NOT} (?:you )?(?:dare )?quote me\\b`,
  `${START}(?:please )?${NOT} (?:write|note|jot|take|type) (?:that|this|it)(?: bit| part)?(?: down)?${END}`,
  `${START}(?:please )?${NOT} (?:print|record|repeat|publish|quote|cite|transcribe) (?:that|this|it|what I (?:just )?said)(?: bit| part)?(?: to (?:anyone|anybody|${ABOVE}))?${END}`,
  `\\bplease (?:\\p{L}+ )?${NOT} (?:use|share|include|mention|report|pass on|pass|quote|repeat) (?:my name or )?(?:${THAT}|what I (?:just )?said)(?: on)?(?: (?:with|to|in) (?:anyone|anybody|${ABOVE}|${PLACE}))?${END}`,
  `${START}(?:please )?${NOT} use (?:that|this) ${BIT}${END}`,
  `${START}(?:please )?(?:maybe |better )?${NOT} (?:write|quote|print|repeat) (?:that|this)${END}`,
  `\\bI[’']d (?:rather|prefer) (?:(?:that|this|it)(?: bit| part)? not (?:to )?|not (?:to )?have (?:that|this|it) )(?:(?:to )?(?:appear|be|get|end up|show up)|written|recorded|quoted|repeated|printed|published|in ${PLACE}|on ${PLACE})`,
  `\\bplease (?:\\p{L}+ )?${NOT} (?:use|share|include|mention|report|quote|repeat) (?:that|this) (?:bit|part|story|remark|comment)\\b`,
  `${START}(?:please )?${NOT} (?:put|include|write|mention|use|quote) (?:(?:that|this|it)|my (?:\\p{L}+ ){1,2}?about (?:\\p{L}+ ){1,3}?)\\s?(?:bit |part )?(?:down )?(?:in|into) (?:there|${PLACE})`,
  `${START}(?:please )?${NOT} tell (?:anyone|anybody|${ABOVE})(?: (?:about )?(?:that|this|I\\b.*)|${END})`,
  `\\bI[’']d (?:rather|prefer(?: it if)?) you (?:didn[’']t|did not|don[’']t|wouldn[’']t) (?:mention|quote|write|record|use|repeat|share|include|tell|print|publish|put)\\b`,
  `\\bI (?:wouldn[’']t|would not|don[’']t|do not) want (?:that|this|it)(?: bit| part)? (?:to be |being )?(?:(?:in|on) ${PLACE}|published|quoted|repeated|recorded|written down|made public|passed on|to get (?:out|around)|shared)${END}`,
  `\\byou (?:won[’']t|wouldn[’']t|will not|aren[’']t going to|mustn[’']t) (?:quote me|tell (?:anyone|anybody|${ABOVE})|(?:repeat|print|publish|write down|pass on|share) (?:that|this|it)|(?:write|put|use|include|mention) (?:that|this|it)(?: down${END}| (?:in|into|on) ${PLACE}|,? will you))`,
  `\\b(?:not|isn[’']t|wasn[’']t) (?:meant )?for (?:(?:the|your) (?:notes|record|recording|report|transcript|tape|minutes|protocol|public)|publication|quoting)\\b`,
  `\\bI hope (?:this|that|it)(?: bit| part)? (?:isn[’']t|is not|wasn[’']t|won[’']t be) (?:being )?(?:recorded|written down|on tape|on the record(?:ing)?)${END}`,
  `\\bI (?:wouldn[’']t|would not|don[’']t|do not) (?:like|want) to be (?:(?:quoted|cited|named)(?: (?:on|with|for|saying) (?:that|this|it))?|recorded (?:on|for|saying) (?:that|this|it))${END}`,
  `\\b(?:best|better) not (?:to )?${PASS_ON} ${SAID}(?: down)?${END}`,
  `${START}(?:please )?${NOT} (?:use|quote|print|repeat) my (?:exact |own )?words\\b`,
]);

/** To leave it out, or keep it to oneself. */
export const LEAVING_OUT = patternsOf([
  `${BEGIN}(?:leave|keep) (?:my|our|the|his|her) \\p{L}+ out of (?:this|it|${PLACE})${END}`,
  `\\bif you (?:could|can|would) (?:please |just |maybe )?(?:leave|cut|skip|omit|delete|remove|edit|take) ${THAT}(?: out)?${END}`,
  `\\b(?:we|you)[’']d better (?:strike|cut|skip|omit|delete|drop|leave out) (?:that|this|it)${END}`,
  `${BEGIN}(?:skip|omit|cut|leave out) (?:that|this|it) when you (?:write|type|edit)`,
  `\\b(?:better|best|prefer|appreciate|glad|grateful|like|nice|ask|want|need|beg|trust)\\b[^.!?]{0,12}\\byou (?:to |could |would )?(?:leave|left|keep|kept|cut|take|took|delete|deleted|removed?|treat|treated|handle) ${THAT} (?:out${END}|(?:as )?(?:private|confidential|secret)|to yourself|between us|off the record|out of ${PLACE}|from ${PLACE})`,
  `${BEGIN}(?:leave|keep|cut|edit|bleep|strike) ${THAT} out(?: (?:of|from) (?:it|this|${PLACE}))?${END}`,
  `${BEGIN}(?:cut|skip|omit|strike|leave out|cut out|edit out|take out) (?:that|this|the)(?: last)? ${BIT}(?: (?:about|with|where|when) (?:\\p{L}+ ){0,6}?\\p{L}+)?(?: (?:from|in|out of) ${PLACE})?${END}`,
  `(?:${START}|\\b${ASKING})(?:please )?(?:take|leave|strike|remove|delete|erase|keep|cut) ${THAT}(?: out| off| away)?(?: (?:of|from) )${PLACE}`,
  `${BEGIN}(?:leave|take|keep) what I (?:just )?(?:said|told you)(?: about (?:\\p{L}+ ){0,3}?\\p{L}+)? out`,
  `${BEGIN}(?:delete|erase|remove|forget|ignore|strike) (?:what|everything|the (?:last )?(?:bit|part|thing)) I(?:[’']ve)? (?:just )?(?:said|told you)(?: about (?:\\p{L}+ ){0,3}?\\p{L}+)?${END}`,
  `${BEGIN}forget (?:that )?I (?:ever |just |even )?(?:said|mentioned|told you) (?:that|this|it|anything)\\b`,
  `${BEGIN}keep (?:this|that|it) (?:a )?secret${END}`,
  `\\b(?:that|this|it|what I (?:say|said|told you))(?:[’']s| is| has to| must| should| can| needs to| will|[’']ll)? ?(?:just |all |only )?(?:to )?(?:stays?|remains?|kept|keeps?) (?:just |strictly |only )?(?:between (?:us|you and me|ourselves|the two of us)(?! and\\b)|in this (?:room|call)|private\\b(?! (?:by|from|in|on|until|unless)))`,
  `${BEGIN}(?:keep|treat|consider|handle) ${THAT} (?:as |strictly |just |all )*(?:confidential(?:ly)?|private|secret|in confidence|to yourself|to yourselves|between (?:us|you and me|ourselves|the two of us)(?! and\\b))`,
]);

/** That it is confidential. */
export const SECRET = patternsOf([
  `\\b(?:that|this|it)(?: bit| part)? (?:has to|must|should|needs to|is to|will) (?:remain|stay|be|be kept|be treated as|be handled as) (?:strictly |completely )?(?:confidential|private|secret)${END}`,
  "\\b(?:this|that|it) (?:goes|must go|should go|can go) no (?:further|farther)\\b",
  `(?:${START}please |\\bplease |\\b${ASKING})anonymi[sz]e (?:that|this|it)\\b`,
  `\\b(?:that|this) ${BIT}(?: (?:about|with) (?:\\p{L}+ ){0,4}?\\p{L}+)? (?:is|was|stays) (?:private|confidential|personal)${END}`,
  `\\b(?:that|this|it)(?:[’']s| is|[’']d be) (?:just |strictly |only |purely )?between (?:us|you and me|ourselves|the two of us)${END}`,
  `\\bplease (?:be|stay|remain) (?:very )?discreet\\b`,
  `\\b(?:that|this)(?:[’']s| is| was) (?:strictly |completely |totally |just |of course |obviously )*(?:confidential|in confidence)${END}`,
  `\\b(?:that|this|it|all)(?:[’']s| is| was| stays| has to be| should be| needs to be|[’']ll be)? (?:all |strictly |completely |totally |just |obviously |please )*off[- ]the[- ]record\\b`,
  "(?:^|[.!?]\\s+)between us[:,]",
  "\\b(?:nothing|none|not a word)\\b.{0,20} leaves? this (?:room|call)\\b",
]);

/** That somebody must not learn of it. */
export const KNOWING = patternsOf([
  `(?:\\byou promise|\\bpromise me|\\bcan you promise)[^.!?]{0,20} tell ${ABOVE}`,
  "\\bI (?:really |probably |actually )?(?:shouldn[’']t|should not|oughtn[’']t to|mustn[’']t) (?:be )?(?:say|tell|telling|saying|mention)(?:ing)? (?:you )?(?:this|that)\\b",
  `\\b(?:shouldn[’']t|should not) have (?:said|mentioned|told you) (?:that|this|it)\\b.{0,12}\\b(?:take|leave|cut|delete|remove|forget) (?:that|this|it)\\b`,
  "\\byou (?:didn[’']t|did not|never|haven[’']t) (?:hear|heard|got|get|have) (?:that|this|it) from me\\b",
  "\\bI(?:[’']m| am) (?:really |probably )?not (?:supposed|allowed) to (?:tell|say|talk about|share|mention) (?:you )?(?:this|that)\\b",
  `\\bI(?:[’']d| would|[’']ll| could) (?:\\p{L}+ )?(?:get fired|be fired|lose my job|get (?:in|into) (?:\\p{L}+ )?trouble|be in (?:\\p{L}+ )?trouble|be done) if (?:${ABOVE}|my \\p{L}+) (?:ever )?(?:hears?|heard|reads?|finds?|found|knew|knows?|sees?|saw) (?:that|this|it|out|about (?:this|that|it))\\b`,
  `\\bif ${ABOVE} (?:ever )?(?:hears?|reads?|finds out about|saw|heard|sees) (?:that|this),? I(?:[’']m| am|[’']d be|[’']ll be|[’']d) \\p{L}+`,
  `\\b(?:that|this)(?:[’']s| is) (?:just |only )?for (?:you|your ears)(?: only|, not for (?:the )?(?:others?|them|anyone|${PLACE}))`,
  `\\b(?:nobody|no one|none of them)(?: (?:at work|here|there|in (?:the|my) \\p{L}+|else))? (?:can|may|must|should) (?:ever )?(?:know|hear|find out)(?: about)? (?:that|this|it)?${END}`,
  `\\b(?:that|this) (?:must|can|should|may) (?:never|not) (?:reach|get (?:back )?to|come to) (?:my|the|our) \\p{L}+`,
  `\\bI (?:wouldn[’']t|would not|don[’']t|do not) want ${ABOVE} to (?:hear|know|find out)(?: about)?(?: that I said)?(?: (?:that|this|it))?${END}`,
  `\\b${ABOVE} (?:must not|mustn[’']t|can[’']t|cannot|can not|shouldn[’']t|should never|must never|may not) (?:know|hear|find out)(?: (?:about|that) )?\\s?(?:that|this|it|I (?:said|told)[^.]*|about (?:it|this|that))?${END}`,
  `\\b(?:that|this|it) (?:doesn[’']t|does not|won[’']t|mustn[’']t|can[’']t|shouldn[’']t|never) (?:gets? back to|get out|go any further|go beyond|leaves? this (?:room|call)|end up in ${PLACE})`,
]);

/** Announces what follows as private. */
export const ANNOUNCED = patternsOf([
  `(?:${START})(?:strictly |completely |totally )?off the record\\b(?! (?:player|that|with))`,
  "\\bsomething (?:\\p{L}+ )?(?:off the record|in confidence|confidential|between us|between you and me)\\b",
  `(?:${START}|\\bthis (?:is|stays|goes) )(?:just |strictly |only )?between (?:you and me|ourselves|the two of us)\\b(?! (?:and|is|there|are)\\b)`,
  "(?:^|[.!?;,:–—]\\s*|\\b(?:but|and|so|well|this is|it[’']s|that[’']s) )(?:just|strictly) between us\\b(?! (?:and|two|three)\\b)",
  "\\bwhat I(?:[’']m| am|[’']ll| will) (?:going to |about to |now )?(?:tell|telling|say|saying)(?: you)?(?: now| next| here)? (?:is|stays|must stay|has to stay|should stay) (?:\\p{L}+ )?(?:confidential|private|between us|off the record|in this room|in confidence)",
  "\\b(?:tell|telling|say|saying|mention|mentioning) (?:you )?(?:this |that |it )?(?:to you )?in (?:strict |complete )?confidence\\b",
  `${BEGIN}(?:turn|switch|stop|pause|shut) (?:off )?(?:the |that |your |this )?(?:recorder|recording|tape|mic|microphone|camera|device)(?: off)?(?: for (?:a|one) (?:moment|second|minute))?${END}`,
]);
