/** Who took part, as questions call them. */
export const PEOPLE =
  "(?:people|they|users|customers|participants|everyone|everybody|(?:die )?(?:leute|nutzer|kunden|teilnehmer|befragten)|sie|alle)";

/** What interviews on a product are about, by what it is. */
export const IT =
  "(?:it|this|us|(?:the|this|our|your) (?:app|product|tool|service|software|programme?|subscription|membership|plan)|es|das|uns|(?:die|das|der|den|dem|unsere?[nmrs]?) (?:app|produkt|tool|dienst|software|programm|abo|tarif))";
const THE = "(?:(?:the|this|our|your|their|der|die|das|den|dem|ihre?[nmr]?) )?";
/** Any thing, to be captured. */
export const THING = `(${IT}|${THE}[\\p{L}\\p{N}’'-]+(?: [\\p{L}\\p{N}’'-]+)?)`;
const ONLY_IT = new RegExp(`^${IT}$`, "iu");

/**
 * What a question asks of the thing that one of the patterns captures: true of the product or of nothing in particular,
 * its name if it may be another, and false if no pattern fits.
 */
export function asksOf(question: string, patterns: readonly RegExp[]): boolean | string {
  for (const pattern of patterns) {
    const found = pattern.exec(question.trim());
    if (!found) continue;
    const thing = found.slice(1).find((each) => each !== undefined) ?? "";
    return thing === "" || ONLY_IT.test(thing) ? true : thing;
  }
  return false;
}
