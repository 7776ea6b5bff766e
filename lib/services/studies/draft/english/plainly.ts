import { STUDY_VERBS } from "../ask-of";

/** "people who try our app stop using it" names what "it" is. */
const NAMED_BY_WHO =
  /\bwho (?:have |had )?\w+ ((?:our|the|this) (?:[\w-]+ ){0,2}?[\w-]+) (?:never|no longer|stop|leave|quit|cancel|abandon|delete|uninstall|keep|return|switch|give|come|drop|don't|do not)\b/i;
function withIt(sentence: string): string {
  const [, named] = NAMED_BY_WHO.exec(sentence) ?? [];
  return named ? sentence.replace(/ it\b/i, ` ${named}`) : sentence;
}

/** A question without what only words it: "I want to know", "'s", a second question, how often. */
export const plainly = (question: string): string =>
  withIt(question)
    .replace(/^(?:discovery|research|study|project|topic|interviews?|survey|usability tests?): (?=\S)/i, "")
    .replace(/^(what|who|how|where|when|why)['’]s /i, "$1 is ")
    .replace(STUDY_VERBS, "")
    // "how they find clients, how they set prices" asks two things; the first is drafted.
    .replace(/^(.{16,}?),(?: and| or)? (?:why|how|what|when|where|who|which)\b.*$/i, "$1")
    .replace(/,? (?:and|or) (?:why|how|what|when|where|who|which)\b.*$/i, "")
    .replace(/(?<=(?:\w{3}s|people|to) )churn(ing)?\b(?! (?:so|is|rate))/i, "leav$1")
    .replace(/\bleav\b/i, "leave")
    .replace(/\b(?:are|is|were|was) (.+?) (?:willing|able|likely|ready|prepared|happy|inclined) to /i, "do $1 ")
    // "why users don't come back" asks why they do not.
    .replace(
      /^(why|how come) ((?:(?!(?:do|does|did|can|will)(?:n't|not)? )\S+ ){1,4})(?:don't|doesn't|didn't|do not|does not|did not|can't|cannot|won't|will not) /i,
      "$1 $2",
    )
    .replace(/ (?:so|this|that|too|more|less|very) (?:often|much|rarely|seldom|long|late|early|quickly|slowly)$/i, "")
    .replace(/^(?:whether|if) (.+?) (?:would|will|could|should|might|can) (.+)$/i, "would $1 $2")
    .replace(/^(?:whether|if) (.+)$/i, "do $1");
