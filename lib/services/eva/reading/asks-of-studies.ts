const HELD = "interviews?|sessions?|conversations?|calls?|transcripts?|recordings?|responses?|surveys?|studies|files?";
const STUDY =
  "(?:the |this |that |our )?(?:\\p{L}+ ){0,4}?(?:study|survey|studies|interviews?|sessions?|project|research)(?: (?:on|about|with) \\p{L}+(?: \\p{L}+){0,3}?)?";
const END = "(?: (?:yet|so far|in total|here|now|overall|already|altogether))*[\\s.!?]*$";

/** When a study ran, how many sessions it has, how long they are, and who is still to come. */
const ASKS = [
  `how many (?:${HELD})(?: (?:do|did|have|are|were|has|was) (?:we|you|there|i)?(?: (?:have|do|done|run|hold|conduct|conducted|record|recorded|get|got))?)?(?: (?:in|for|of) ${STUDY})?`,
  `when (?:did|does|will|was|were|is) ${STUDY} (?:end|start|begin|finish|close|stop|run|launch|over|done|held|run|recorded|conducted|launched|closed|started|finished|ended)(?:ed)?`,
  `(?:when|how long) did ${STUDY} (?:run|last|take)(?: for)?`,
  `how long (?:were|was|are|is) (?:the |these |our |an? )?(?:average |typical )?(?:interviews?|sessions?|conversations?)(?: on average)?`,
  `how long (?:does|do|did) (?:the |these |our |an? )?(?:average |typical )?(?:interviews?|sessions?|conversations?) (?:take|last)(?: on average)?`,
  `(?:which|what) (?:participants?|people|sessions?|interviews?) (?:was|were|are|is|got|have been) (?:screened out|excluded|flagged|invited|left out|missing)`,
  `(?:which|who had|what(?:['’]s| is| was)|who gave(?: us)?) (?:the )?(?:longest|shortest) (?:interview|session|conversation)(?: (?:was|is) (?:the )?(?:longest|shortest))?`,
  `which (?:interview|session|conversation) (?:was|is) (?:the )?(?:longest|shortest)`,
  `(?:is|are) ${STUDY} (?:still )?(?:running|over|finished|done|closed|live|open)`,
  `(?:who|how many(?: people| participants)?) (?:has|have|is|are|was|were|did)(?:n['’]t| not)? (?:still |not )?(?:to be |yet |been )*(?:interviewed|finish(?:ed)?|complete(?:d)?|answer(?:ed)?|responded|missing|waiting|left|screened out|excluded|flagged|invited)`,
  `who (?:still needs to be|is still to be|dropped out|didn['’]t show up|did not show up)(?: interviewed)?`,
  `(?:wie viele) (?:interviews|sitzungen|gespräche|sessions|studien|dateien|transkripte)(?: (?:gibt es|haben wir|waren es|wurden geführt|haben wir geführt))?`,
  `wann (?:endete|begann|startete|lief|war|ist) (?:die |diese |unsere )?(?:\\p{L}+[ -]){0,3}\\p{L}*(?:studie|umfrage|interviews)(?: (?:zu ende|vorbei|gestartet))?`,
  `wer (?:wurde|ist|hat|fehlt)(?: noch)? (?:nicht |noch nicht )?(?:befragt|interviewt|fertig|geantwortet|teilgenommen)`,
].map((pattern) => new RegExp(`^${pattern}${END}`, "iu"));

const NEXT = /(?:,\s*|\s+)(?:and|und)\s+|[.?!]\s+/iu;
const asks = (text: string): boolean => ASKS.some((pattern) => pattern.test(text.trim()));

/**
 * Whether a question, with all its parts, asks about the studies themselves, and not about anything that people said.
 */
export const asksOfStudies = (text: string): boolean => asks(text) || text.trim().split(NEXT).every(asks);
