const THING = "(?: (?:it|them|that|this|(?:my|our|his|her|their|your|the|an?) \\p{L}+))?";
/** Verbs of two words of which each alone says nothing. */
const QUITS = new RegExp(
  `(?<!\\p{L})(?:(?:give|gives|giving|given|gave)(?=${THING} up(?!\\p{L}))|(?:drop|drops|dropped|dropping)(?=${THING} out(?!\\p{L}))|(?:pack|packs|packed|packing)(?= it in(?! (?:an?|the|my)\\b)(?!\\p{L}))|(?:let|lets|letting)(?=${THING} (?:lapse|run out|expire)(?!\\p{L})))`,
  "giu",
);

/** Whoever turns a thing down refuses it, and takes no turns. */
const REFUSES = new RegExp(`(?<!\\p{L})turn(?:s|ed|ing)?(?=${THING} down(?!\\p{L}))`, "giu");

/** Half of a compound says nothing, either. */
const COMPOUND = /(?<!\p{L})(part|full)[- ]time(?!\p{L})/giu;

/** "Gibt … auf": German verbs of that kind, up to the end of their clause. */
const CLAUSE = "(?: [^,.;:?!]{1,60}?)?";
const ENDS = "(?=\\s*(?:[,.;:?!]|$|(?:und|oder|weil|wenn|bevor|nachdem|sobald)(?!\\p{L})))";
const IN_GERMAN = new RegExp(
  `(?<!\\p{L})(?:(?:gebe?n?|gibst|gibt|gaben?|hör(?:e|st|t|en|te|ten)?)(?=${CLAUSE} auf${ENDS})|(?:spring(?:e|t|en)|sprang(?:en)?|brech(?:e|en)|bricht|brach(?:en)?)(?=${CLAUSE} ab${ENDS})|(?:steig(?:e|t|en)|stieg(?:en)?|tret(?:e|en)|tritt|trat(?:en)?)(?=${CLAUSE} aus${ENDS}))`,
  "giu",
);

/** A text in which such verbs and compounds are one word: whoever gives a thing up quits it. */
export const withoutPhrasal = (text: string): string =>
  text.replace(QUITS, "quit").replace(REFUSES, "refuse").replace(COMPOUND, "$1time").replace(IN_GERMAN, "aufhören");
