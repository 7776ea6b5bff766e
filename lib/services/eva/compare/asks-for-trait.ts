import { calledIn, named, type Trait, type Value } from "./traits";

/** What a question wants to know of a trait: who has which of these values. */
export type TraitAsked = { trait: Trait; values: readonly Value[] };

const WHO =
  /^(?:who|whom|how many|which (?:of|people|users|customers)|wer|wie viele|welche (?:leute|nutzer|kunden))\b/iu;
const WHICH =
  /^(?:what|which|how many|list|show(?: me)?|welche\p{L}*|was für|aus welche\p{L}*|in welche\p{L}*|wie viele)\b/iu;
/** Nothing else may be asked of them: "Which plan are people on?", but not "Which plan do people find too dear?" */
const MERE = new Set(
  `what which who whom how many much list show me all of the a an our their are is was were do does did have has had there on in from at with
use used using by each and different kinds kind sort sorts type types people users customers clients respondents participants members
everyone they them reviews answers responses come comes work works working live lives belong belongs to take took part answered survey distribution breakdown
welche welcher welchen welches welchem was für aus in bei mit von der die das den dem ein eine einen einem sind ist haben hat hatten gibt es
leute nutzer kunden personen befragten teilnehmer sie kommen arbeiten wie viele wer`.split(/\s+/),
);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? [];
/** "Who is on the Pro plan?" and "How many are from Germany?" as questions about people. */
const ofPeople = (question: string): string =>
  question
    .replace(/^(?:who|wer)\b/iu, "people")
    .replace(/^(how many|wie viele) (?=(?:are|is|have|use|work|live|sind|haben|nutzen|arbeiten)\b)/iu, "$1 people ");

/** Reads a question for what a table says of its respondents; null for any other. */
export function asksForTrait(question: string, traits: readonly Trait[]): TraitAsked | null {
  const isOnlyOf = (text: string, { name }: Trait) =>
    wordsIn(text.replace(new RegExp(named(name), "giu"), " ")).every((word) => MERE.has(word));
  const text = ofPeople(question);
  const called = WHO.test(question) ? calledIn(text, traits) : null;
  if (called && isOnlyOf(text.replace(called.name, " "), called.trait))
    return { trait: called.trait, values: [called.value] };
  if (called || !WHICH.test(question)) return null;
  const isNamed = ({ name }: Trait) => new RegExp(`(?<!\\p{L})${named(name)}(?!\\p{L})`, "iu").test(question);
  const trait = traits.find((each) => isNamed(each) && isOnlyOf(question, each));
  return trait ? { trait, values: trait.values } : null;
}
