/** What is said while thinking. Not "er", which is a word of German. */
const FILLERS = /(?<![\p{L}\p{N}’'-])(?:um+|uhm*|erm+|ehm+|ähm*|öhm*|hm+|mm+)(?![\p{L}\p{N}’'-])[,.…]*\s*/giu;
/** "A, like, typical morning" */
const ASIDE = /(?<=\p{L}),? (?:like|you know|I mean|sozusagen|sag ich mal),(?= )/giu;
/** "What, what would …", "how do you, how do you feel", "do you do you"; "that that" may be meant. */
const AGAIN =
  /(?<![\p{L}\p{N}’'-])((?:[\p{L}\p{N}’']{1,20} ){0,4}?[\p{L}\p{N}’']{1,20})(?:(?: ?[,…—–-]+ ?)\1(?![\p{L}\p{N}’'-]))+/giu;
const AGAIN_AT_ONCE =
  /(?<![\p{L}\p{N}’'-])([\p{L}\p{N}’']{1,20}(?: [\p{L}\p{N}’']{1,20}){1,3}?)(?: \1(?![\p{L}\p{N}’'-]))+/giu;

/**
 * What somebody said without what they only said while thinking: "Um, what, what would make you stay?" is read as "what
 * would make you stay?". For reading only: whatever is quoted is quoted as it was said.
 */
export const fluent = (said: string): string =>
  said
    .replace(FILLERS, "")
    .replace(ASIDE, "")
    .replace(AGAIN, "$1")
    .replace(AGAIN, "$1")
    .replace(AGAIN_AT_ONCE, "$1")
    .replace(/\s{2,}/gu, " ")
    .trim();
