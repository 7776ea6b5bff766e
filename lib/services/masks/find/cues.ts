import { FIRST_NAMES } from "./first-names";
import { canName, isDoubtful, isFirstName, nameLength } from "./read-name";
import type { Word } from "./words-of";

/**
 * Words before a name. `sure`: the next name is a person. `likely`: so it is for words that mean nothing else.
 * `perhaps`: only with a known first name.
 */
type Sureness = "sure" | "likely" | "perhaps";

const CUES: [Sureness, string][] = [
  ["sure", "my name is|my name's|my name was|her name is|his name is|name is|call me|goes by|mein name ist"],
  ["sure", "ich heiße|heiße|er heißt|sie heißt|je m'appelle|m'appelle|il s'appelle|elle s'appelle|mon nom est"],
  ["sure", "me llamo|se llama|mi nombre es|mr|mrs|ms|miss|dr|prof|professor|doctor|herr|frau|monsieur|madame|mme|mlle"],
  ["sure", "señor|señora|sr|sra|don|doña|a man named|a woman named|someone named|somebody named|named"],
  [
    "likely",
    "spoke with|spoke to|talked to|talked with|spoken with|met with|emailed|ask for|asked for|speak to|regards",
  ],
  ["likely", "my colleague|my manager|my boss|my husband|my wife|my son|my daughter|my friend|my brother|my sister"],
  ["likely", "my partner|my neighbour|my neighbor|my assistant|our manager|our founder|colleague|co-founder|cofounder"],
  ["likely", "meine frau|mein mann|mein kollege|meine kollegin|mein chef|meine chefin|mein bruder|meine schwester"],
  ["likely", "mi marido|mi mujer|mi jefe|mi jefa|mi hermano|mi hermana|mon collègue|ma collègue|mon mari|ma femme"],
  ["likely", "thanks|thank you|hi|hello|hey|dear|hallo|liebe|lieber|danke|bonjour|merci|hola|gracias|best"],
  ["perhaps", "i am|i'm|this is|it's|with|ich bin|hier ist|je suis|c'est|soy|habla|from|by|told|asked|for"],
];

const SURENESS = new Map<string, Sureness>(
  CUES.flatMap(([sureness, cues]) => cues.split("|").map((cue): [string, Sureness] => [cue, sureness])),
);
const LONGEST_CUE = 3;
const plain = (word: Word): string => word.lower.replace(/’/g, "'");

/** The cue that ends before the word at `at`. */
function cueBefore(words: readonly Word[], at: number): Sureness | undefined {
  let text = "";
  for (let from = at - 1; from >= 0 && from >= at - LONGEST_CUE; from--) {
    const word = words[from];
    const after = words[from + 1];
    if (!word || !after || !/^[ ,.\u00a0]{1,2}$/.test(after.gap)) return undefined;
    if (from < at - 1 && after.gap !== " ") return undefined;
    // "Dr. Lopez", "Thanks, Ana": a period ends every other cue.
    if (from === at - 1 && after.gap.startsWith(".") && !/^(?:dr|mr|mrs|ms|prof|sr|sra|mme|m)$/.test(word.lower))
      return undefined;
    text = text ? `${plain(word)} ${text}` : plain(word);
    const sureness = SURENESS.get(text);
    if (sureness) return sureness;
  }
  return undefined;
}

/** The length in words of the name starting at `at`, judged by its context; 0 if it isn't one. */
export function namedAt(words: readonly Word[], at: number): number {
  const word = words[at];
  if (!word || !canName(word)) return 0;
  const length = nameLength(words, at);
  const cue = cueBefore(words, at);
  if (cue === "sure") return length;
  const isKnown = isFirstName(word);
  if (cue === "likely") return isKnown || (!isDoubtful(word) && !isGerman(words, at)) ? length : 0;
  if (length > 1 && isKnown && (!isDoubtful(word) || !word.opens)) return length;
  if (isKnown && !isDoubtful(word)) return length;
  if (!isKnown) return 0;
  if (cue === "perhaps") return isFromSomewhere(words, at + length) ? length : 0;
  return words[at + length]?.lower === "from" ? length : 0;
}

/** "with Jordan from Acme". */
const isFromSomewhere = (words: readonly Word[], at: number): boolean =>
  ["from", "at", "von", "de", "speaking", "here", "calling", "in"].includes(words[at]?.lower ?? "");

/** In a language that capitalizes every noun, a capital says nothing. */
const GERMAN = new Set(["ich", "und", "der", "die", "das", "ist", "nicht", "mit", "wir", "sie", "ein", "eine"]);
const isGerman = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 12), at + 12).filter(({ lower }) => GERMAN.has(lower)).length >= 2;

/** "maria" in a line without capital letters. */
export function namedInLowerCase(words: readonly Word[], at: number): number {
  const word = words[at];
  if (!word) return 0;
  if (FIRST_NAMES.has(word.lower) && !isDoubtful(word)) return 1;
  const isNamed = cueBefore(words, at) === "sure" && plain(words[at - 1] ?? word) === "is";
  return isNamed && !isDoubtful(word) && word.text.length > 2 ? 1 : 0;
}
