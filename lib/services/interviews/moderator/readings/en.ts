import type { Readings } from "./readings";

/** What someone would rather not talk about, without naming anything that the study could be about. */
const ABOUT =
  "(?: (?:you|any ?(?:more|thing|further)|more|further|too|much|it|this|that|them|the (?:details|question)|details|my \\p{L}+(?: \\p{L}+)?|about|into|on|here|now))";
const TELL = "(?:talk|speak|say|answer|share|go|get|discuss|comment|disclose|reveal|elaborate|explain|think|tell)";
const TELLING = "(?:talking|speaking|saying|answering|sharing|going|getting|discussing|disclosing|telling)";

export const en: Readings = {
  softly:
    "lol|haha|no|nope|nah|well|so|oh|ok|okay|look|honestly|to be honest|actually|really|hm+|um+|i think|i guess|but|here",
  politely: "sorry|i'm sorry|i'm afraid|please|thanks|thank you|now",
  leaving: [
    "i(?:'ve| have)? (?:got to|gotta|have to|need to|must)(?: (?:really|unfortunately))? (?:go|leave|run|get going|head (?:off|out))",
    "no more questions",
  ],
  stops: [
    "(?:can we |could we |let's |lets )(?:finish|do)(?: (?:it|this|the (?:interview|survey|conversation)))?(?: (?:later|another time|tomorrow))?",
    "i(?:'m| am)(?: all)? (?:done|finished|out of time)(?: with (?:this|it|the interview))?|i(?:'m| am) running out of time|i have no time left|i don't have (?:any )?more time",
    "(?:that(?:'s| is) )?enough for(?: today| me)?|stop asking(?: me)?(?: questions)?|(?:good ?)?bye(?: bye)?|see (?:you|ya)(?: later)?",
    "(?:please |can we |could we |let's |lets )?(?:stop|quit|end)(?: (?:it|this|the (?:interview|survey|conversation|chat)))?",
    "i (?:want|need|have|would like|'d like)(?: to)? (?:stop|quit|leave|end (?:this|it|the (?:interview|survey|conversation)))",
    "i'd like to (?:stop|quit|leave|end (?:this|it|the (?:interview|survey|conversation)))",
    "(?:i )?(?:don't|do not) want to (?:continue|go on|answer any more questions|do this any ?more)",
  ],
  refused: [
    "(?:no |nope |nothing |well |i think )*(?:(?:that's|that is|that was|thats)(?: (?:about|pretty much))? (?:all|it|everything)|that (?:about |pretty much )?(?:covers|sums up) (?:it|everything))(?: (?:really|for me|from me|i think|thanks|thank you))*",
    "(?:no |nope )?(?:i have |i've got |there is |there's )?nothing (?:else|more|to add)(?: (?:to add|to say|from me|thanks|thank you|(?:that's|that is) (?:all|it)))*",
    `(?:i'd |i would |i )?(?:much |really )?(?:prefer|rather) not(?: to)?(?: ${TELL})?${ABOUT}*`,
    `i (?:really |just )?(?:don't|do not)(?: really| even)? (?:want|wish|care|like) to(?: ${TELL}${ABOUT}+)?`,
    `i (?:can't|cannot|won't|may not|am not allowed to|'m not allowed to|don't feel like)(?: really)? (?:talk|speak|discuss|comment|disclose|${TELLING})${ABOUT}+(?: nda)?`,
    `(?:i'm|i am|i don't feel|i do not feel) (?:not )?(?:really |very |so |too )*comfortable (?:with )?(?:to )?(?:${TELLING}|${TELL})${ABOUT}*`,
    "(?:that's|that is|thats|this is|it's|it is|that feels) (?:really |kind of |kinda |sort of |rather |quite |very |pretty |a bit |a little |too |all |just )*(?:private|personal|confidential|none of your business|my (?:own )?business|under nda)(?: (?:matter|thing|question|stuff|information|to me|for me))?",
    "(?:i'd|i would) (?:rather|prefer to|like to) (?:leave|keep) (?:it|that|this)(?: (?:there|out|be|aside|alone|to myself|private|at that))?|let's leave (?:it|that|this)",
    "none of your business|no comment|i(?:'ve| have)? signed an nda|no thank you|no thanks",
    "(?:can we |could we |let's |lets |let us |shall we |i'd like to |maybe )*(?:move on|carry on|go on|change (?:the )?(?:subject|topic)|talk about something else|leave (?:it|that) (?:there|at that|out|be|aside))(?: (?:to|with) (?:the next (?:one|question)|something else))?",
    "(?:i'll |i will |i |i'd like to |can we |could we )?(?:skip|pass|take a pass)(?: on)?(?: (?:it|this|that|this one|that one|this question|the question))?|next(?: one| question)?",
    "i(?:'ve| have)? (?:already|just) (?:said|told you|answered|mentioned|explained|covered)(?: (?:so|that|this|it|you|the question|this question|all of that|before|above))*|(?:like|as) i(?:'ve| have)?(?: already| just)? (?:said|mentioned)(?: before| already| above)?|you(?:'ve| have)? (?:already|just) asked (?:me )?(?:that|this)|see above|same (?:answer )?as (?:before|above)",
  ],
  unsure: [
    "(?:i )?(?:don't|do not) think so|not that i (?:can think of|remember|know of|recall)|(?:i )?(?:haven't|have never|have not|never) (?:really |ever )*thought about (?:it|that|this)|(?:i )?can't recall",
    "(?:well |hmm+ |um+ |sorry )?(?:i (?:really )?)?(?:don't know|dont know|do not know|dunno|idk|have no idea|can't say|cannot say|can't think of (?:any|anything|one)|don't remember|can't remember|wouldn't know)(?: really)?|hard to say",
    "(?:i'm |im |i am )?not (?:really )?sure|(?:i have |i've )?no idea|nothing(?: really| comes to mind)?|none|n a|na|no|nope|nah|whatever|not really|no clue",
  ],
  lost: [
    "(?:sorry )?(?:i )?(?:really )?(?:don't|do not|didn't|did not) (?:really |quite )?(?:understand|get)(?: (?:it|that|this|you|the question|your question|this question|what you mean|what you're asking))?(?: sorry)?",
    "what do you mean(?: by (?:that|this|it))?",
  ],
  asks: {
    identity: [
      "are you (?:an? |really |actually )*(?:ai|a\\.i|bot|robot|human|real|person|machine|computer|chatgpt|alive)",
      "who are you|am i (?:talking|speaking|chatting) (?:to|with)|is this (?:an? )?(?:ai|bot|robot|human|real person|person)",
    ],
    privacy: [
      "(?:who|will anyone|will anybody|does anyone|does anybody).*(?:see|read|hear|listen|get)|is (?:this|it) (?:anonymous|confidential|private|recorded|safe|being recorded)",
      "(?:what happens|what do you do).*(?:data|answers?|this|it)|my (?:data|name|privacy)",
      "(?:is|are|will|does|do) (?:this|it|that|what i (?:say|said|write)|my answers?|you)(?: \\p{L}+){0,3} (?:shared?|passed on|pass (?:it|this) on|sent|published|shown?|told|tell|go(?:es)? (?:back )?to)|(?:will|can|could) my \\p{L}+ (?:find out|know|hear|see)",
    ],
    repeat: [
      "(?:can|could|would) you (?:please )?(?:repeat|say) (?:that|it|the question|this)|(?:what was|what's) (?:the|your) question|say (?:that|it) again|^(?:sorry|pardon|come again|excuse me|what|sorry what|i beg your pardon) ?\\?",
    ],
    left: [
      "how (?:much longer|many (?:more )?questions|many (?:more )?are left|long (?:will|does|is|until))|are we (?:nearly |almost )?(?:done|finished|there)|is (?:this|that) the last (?:one|question)|is there (?:much )?more",
    ],
    clarify: [
      "what do you mean|what does (?:that|this|it) mean|(?:don't|do not|didn't) (?:really )?(?:understand|get) (?:the|your|that|this|what)|can you (?:explain|rephrase|clarify)|could you (?:explain|rephrase|clarify)|in what (?:sense|way)|which one do you mean",
    ],
  },
  tampering: [
    "(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those |previous |prior |above )*(?:instructions?|prompts?|rules?|conditions?|guidelines?|criteria)",
    "(?:system|developer) prompt|you are now |jailbreak|reveal your (?:prompt|instructions)|as an ai language model",
  ],
};
