import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";

const KIDS =
  "(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little ones?)(?![ -](?:seat|account|lock|care|minder|profile|mode))";
const COUNT = "(?:an?|one|two|three|four|five|six|\\d)";
const OLD =
  "(?:\\p{L}+-)*(?:small|little|young|older|younger|eldest|oldest|youngest|grown-up|grown|teenage|school-age|\\p{L}+-old)";
/** "I'm Elif, mother of three", "my youngest daughter", "we've got two small kids", "my two boys" */
const SAYS = new RegExp(
  `\\b(?:(?<!(?:is|was|[’']s) (?:an? |the )?(?:\\p{L}+ )?)(?:mother|father|mum|mom|dad|parent) (?:of|to) ${COUNT}|(?:I[’']m|I am|as|being|became|become) an? (?:\\p{L}+ )?(?:mother|father|mum|mom|dad|parent)|(?:my|our) (?:${COUNT} )?(?:${OLD} )?${KIDS}|(?:my|our) (?:two|three|four) (?:boys|girls)|(?:I|we)(?:[’']ve| have)?(?: got| have| had)? (?:${COUNT} )(?:${OLD} )?${KIDS}|(?:my(?: (?:first|second|third|last))?|the (?:first|second|third|last)) pregnancy(?! (?:test|app)))\\b`,
  "iu",
);
const SAGT =
  /(?<!\p{L})(?:(?:mutter|vater) von (?:\p{L}+)|(?:ich bin|als) (?:eine? )?(?:\p{L}+ )?(?:mutter|vater)|(?:meine?[mnr]?|unsere?[mnr]?) (?:\p{L}+ )?(?:kind(?:er|ern)?|sohn|söhne|tochter|töchter)|mit (?:zwei|drei|vier|meinen|unseren) (?:\p{L}+ )?kindern|(?:ich habe?|wir haben) (?:\p{L}+ ){1,2}(?:kind(?:er)?|söhne|töchter))(?!\p{L})/iu;
/** A teacher's kids are pupils, and who has none speaks of them, too. */
const OTHERWISE =
  /\b(?:class(?:room)?|school kids|pupils?|teach\p{L}*|no (?:kids|children)|(?:don[’']t|never) (?:have|had|want\p{L}*)|grand\p{L}+|klasse|schüler\p{L}*|keine kinder)\b/iu;

/** The sentence in which somebody says that they have children. */
export const asParent = (text: string): string | undefined =>
  sentencesOf(text).find((sentence) => (SAYS.test(sentence) || SAGT.test(sentence)) && !OTHERWISE.test(sentence));
