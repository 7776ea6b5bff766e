const THING = "(?: (?:it|them|that|this|(?:my|our|his|her|their|your|the|an?) \\p{L}+))?";
/** Verbs of two words of which each alone says nothing. */
const QUITS = new RegExp(
  `(?<!\\p{L})(?:(?:give|gives|giving|given|gave)(?=${THING} up(?!\\p{L}))|(?:drop|drops|dropped|dropping)(?=${THING} out(?!\\p{L}))|(?:pack|packs|packed|packing)(?= it in(?! (?:an?|the|my)\\b)(?!\\p{L})))`,
  "giu",
);

/** A text in which such verbs are said in one word: whoever gives a thing up quits it. */
export const withoutPhrasal = (text: string): string => text.replace(QUITS, "quit");
