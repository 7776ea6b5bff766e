import { UNREAL } from "@/lib/services/analysis/themes/statements/is-over";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { ELSE } from "@/lib/services/analysis/themes/statements/somebody-elses";

/** Who says it of others: "My husband had one", "A woman in the café was fined", "People were angry". */
const OTHERS = new RegExp(
  `^\\W*(?:(?:and|but|so|well|oh|yes|yeah|no|because|then)\\b\\W*)*(?:(?:my|our|his|her|their|an?|one|the|some|another|meine?|unsere?|eine?) (?:\\p{L}+ )?(?:${ELSE})\\b|(?:he|she|they|most|some|many|people|somebody|someone|everyone else|others|er|andere|manche|die leute)\\b)`,
  "iu",
);
const OWN = /(?<!\p{L})(?:I|I['’]\p{L}+|me|we|we['’]\p{L}+|us|ich|mich|mir|wir|uns)(?!\p{L})/u;
const CLAUSES = /[;:–—]|,(?= (?:and|but|so|because|aber|weil|und) )/u;
const NOT = /(?<!\p{L})(?:not|never|no|\p{L}+n['’]t|nicht|nie|kein\p{L}*)(?!\p{L})/iu;

/** "If I'm honest" supposes nothing; "I'd have been", "I wanted to be" wasn't so. */
const HONESTLY = /(?<!\p{L})if I['’]m (?:being )?(?:honest|fair|straight|frank)/giu;
const NEARLY = /(?<!\p{L})(?:['’]d|wanted to|going to|tried to)(?!\p{L})/iu;
const isUnreal = (text: string): boolean => UNREAL.test(text.replace(HONESTLY, "")) || NEARLY.test(text);

/** Whether a clause that names it says it of the one who speaks, and denies nothing. */
export const ofSelf = (sentence: string, names: (text: string) => boolean): boolean =>
  sentence
    .split(CLAUSES)
    .some(
      (clause) => names(clause) && OWN.test(clause) && !NOT.test(clause) && !isUnreal(clause) && !clause.endsWith("?"),
    );

/** A question about what somebody has, or about others, is answered by what is said of these. */
const ASKS_OF_OTHERS = new RegExp(
  `\\b(?:whose|knows?|has|have|gets?|got|receive\\p{L}*|${ELSE})\\b(?! (?:had|been|\\p{L}+ed)\\b)`,
  "iu",
);

/**
 * Whether a quote tells of others only what a question asks who did: what names any of its words there has somebody
 * else for its subject. Always false if the question itself asks about somebody's people.
 */
export function isOfOthers(question: string, quote: string, names: (text: string) => boolean): boolean {
  if (ASKS_OF_OTHERS.test(question)) return false;
  const naming = sentencesOf(quote)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .filter(names);
  return naming.length > 0 && naming.every((clause) => OTHERS.test(clause) && !OWN.test(clause));
}
