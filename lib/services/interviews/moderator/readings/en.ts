import type { Readings } from "./readings";

export const en: Readings = {
  polite: "now|here|please|thanks|thank you",
  stops: [
    "(?:please |can we |could we |let's |lets )?(?:stop|quit|end)(?: (?:it|this|the (?:interview|survey|conversation|chat)))?",
    "i (?:want|need|have|would like|'d like)(?: to)? (?:stop|quit|leave|end (?:this|it|the (?:interview|survey|conversation)))",
    "i'd like to (?:stop|quit|leave|end (?:this|it|the (?:interview|survey|conversation)))",
    "(?:i )?(?:don't|do not) want to (?:continue|go on|answer any more questions|do this any ?more)",
  ],
  refused: [
    "(?:no |nope |nothing |well |i think )*(?:(?:that's|that is|that was|thats)(?: (?:about|pretty much))? (?:all|it|everything)|that (?:about |pretty much )?(?:covers|sums up) (?:it|everything))(?: (?:really|for me|from me|i think|thanks|thank you))*",
    "(?:no |nope )?(?:i have |i've got |there is |there's )?nothing (?:else|more|to add)(?: (?:to add|to say|from me|thanks|thank you))*",
    "(?:i'd |i would |i )?(?:prefer|rather) not(?: to)?(?: (?:say|answer|share|tell))?(?: (?:that|this|it))?",
    "(?:no comment|skip|pass|next(?: question)?|skip (?:this|it|that))",
    "i (?:don't|do not) want to (?:answer|say|share|talk about) (?:that|this|it)",
  ],
  unsure: [
    "(?:well |hmm+ |um+ |sorry )?(?:i (?:really )?)?(?:don't know|dont know|do not know|dunno|idk|have no idea|can't say|cannot say|can't think of (?:any|anything|one)|don't remember|can't remember)(?: really)?",
    "(?:i'm |im |i am )?not (?:really )?sure|no idea|nothing(?: really| comes to mind)?|none|n a|na|no|nope|nah|whatever|not really|no clue",
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
    ],
    clarify: [
      "what do you mean|what does (?:that|this|it) mean|(?:don't|do not|didn't) (?:really )?(?:understand|get) (?:the|your|that|this|what)|can you (?:explain|rephrase|clarify|repeat)|could you (?:explain|rephrase|clarify|repeat)|in what (?:sense|way)|which one do you mean",
    ],
  },
  tampering: [
    "(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those |previous |prior |above )*(?:instructions?|prompts?|rules?|conditions?|guidelines?|criteria)",
    "(?:system|developer) prompt|you are now |jailbreak|reveal your (?:prompt|instructions)|as an ai language model",
  ],
};
