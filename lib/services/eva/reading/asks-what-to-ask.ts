const TALK = "(?:interview|session|conversation|call|round|study|survey|person|participant|people|time)s?";
const NEXT = `(?: (?:next|now|then|still|else|differently|as well|too|first|more|about|(?:in|for|at|during|of) (?:the |my |our |an? )?(?:next |coming |other |later )?${TALK}|(?:the )?(?:next|other|following) ${TALK}|them|people|participants)){0,6}`;

const ASKS = [
  `what (?:else )?(?:should|could|can|shall|must|do|would) (?:i|we|you) (?:have to |need to |want to |like to )?(?:still )?ask${NEXT}`,
  `whom? (?:else )?(?:should|could|can|shall|must|do|would) (?:i|we|you) (?:have to |need to |want to )?(?:interview|talk to|speak (?:to|with)|recruit|invite|ask)${NEXT}`,
  `(?:what|which) (?:other |more |new |further |good |follow-?up )*questions? (?:should|could|can|shall|would|do) (?:i|we|you) (?:still )?(?:ask|add|put|need)${NEXT}`,
  `what (?:did|have) (?:i|we) (?:forg[eo]t(?:ten)?|miss(?:ed)?|fail(?:ed)?|neglect(?:ed)?|not ask(?:ed)?|leave out|left out)(?: to)?(?: ask)?${NEXT}`,
  `what (?:didn[’']t|haven[’']t|did not|have not) (?:i|we) ask(?:ed)?${NEXT}`,
  `(?:which|what) (?:\\p{L}+ )?questions? (?:(?:was|were|are|is|have been|did|do|remain|went|stayed) )?(?:still |not |never )*(?:unanswered|open|left (?:open|unanswered)|answered(?: (?:badly|poorly|thinly|least))?|not (?:get )?(?:an )?answer(?:ed)?|remain(?:ing)?)`,
  `(?:suggest|give me|list|write|recommend|propose)(?: me| us| some| more| a few| new| good| further| the| next| follow-?up)* questions?(?: (?:to ask|for))?${NEXT}`,
  `(?:what|where) (?:are|is) (?:the |our |my )?(?:gaps?|blind spots?|open questions?)(?: (?:in|of) .{1,40})?`,
  `was (?:soll(?:te)?|könnte|muss|kann|sollten|sollen|könnten|müssen) (?:ich|wir) (?:als nächstes |noch |jetzt |im nächsten (?:interview|gespräch) )*fragen`,
  `welche fragen (?:sind|blieben|sollte ich|sollten wir|fehlen)(?: noch| als nächstes)*(?: (?:offen|unbeantwortet|stellen))?`,
  `was (?:habe ich|haben wir) (?:noch nicht |vergessen zu |nicht )(?:gefragt|fragen)`,
].map((pattern) => new RegExp(`^(?:so |and |und |also )?(?:${pattern})[\\s?!.]*$`, "iu"));

/** Whether somebody wants to know what to ask next, or which questions are still open: what nobody said can tell. */
export const asksWhatToAsk = (text: string): boolean => ASKS.some((pattern) => pattern.test(text.trim()));
