import { isOver, SELF } from "../statements/is-over";

const CLAUSES = /[,;:–—]|(?<!\p{L})(?:but|because|so|aber|weil|denn|sondern)(?!\p{L})/iu;
const NOT =
  /(?<!\p{L})(?:not|never|no|none|cannot|without|\p{L}+n['’]t|instead of|rather than|nicht|nie(?:mals)?|kein\p{L}*|ohne|statt)(?!\p{L})/iu;
/** "I looked at it too", "I'd never heard of it" */
const CONSIDERED =
  /(?<!\p{L})(?:tried|looked (?:at|into)|considered|thought (?:about|of)|compared|heard of|been to (?:look|see)|angeschaut|überlegt)(?!\p{L})/iu;
/** "I'd rather have a Kelp" */
const WISHED =
  /(?<!\p{L})(?:(?:I|we)['’]d|(?:I|we) would) (?:rather|like|love|prefer)(?!\p{L})|(?<!\p{L})(?:hätte|würde|hätten|würden) (?:ich|wir)? ?(?:gern|lieber)/iu;
/** "I was at one, then I moved to another" */
const THEN = /[,;]\s*(?:(?:and|but|und)\s+)?(?:then|later|after that|now|dann|später|jetzt)(?!\p{L})/iu;
const WAS =
  /(?<!\p{L})(?:I|we|ich|wir)(?: \p{L}+)? (?:was|were|had|used|started|began|went (?:with|on|to)|tried|war|waren|hatten?)(?!\p{L})/iu;
/** "Before that I had a Kelp" */
const FORMERLY =
  /(?<!\p{L})(?:before (?:that|this|then)|previously|back then|in the past|früher|vorher|davor|damals)(?!\p{L})/iu;
/** "The card people want a cut" names people. */
const WHOSE = /^ (?:people|company|companies|firm|lot|folks|leute|firma)(?!\p{L})/iu;
const IT = /(?<!\p{L})(?:it|them|that|one|es|sie|ihn)(?!\p{L})/iu;

/**
 * Whether an answer names a thing only to say that it isn't one's own: "I don't take cards", "I looked at Kelp too", "I
 * was at Kelp, then at Nemo", "I had a reader. I sent it back."
 */
export function isRuledOut(sentence: string, form: string, next: string): boolean {
  const at = sentence.toLowerCase().indexOf(form.toLowerCase());
  if (at < 0) return false;
  const before = sentence.slice(0, at).split(CLAUSES).at(-1) ?? "";
  const clause = before + (sentence.slice(at).split(CLAUSES)[0] ?? "");
  if (
    WHOSE.test(sentence.slice(at + form.length)) ||
    NOT.test(before) ||
    WISHED.test(before) ||
    CONSIDERED.test(clause) ||
    isOver(clause)
  )
    return true;
  if (WAS.test(clause) && (THEN.test(sentence.slice(at)) || FORMERLY.test(clause))) return true;
  return SELF.test(next) && IT.test(next) && isOver(next);
}
