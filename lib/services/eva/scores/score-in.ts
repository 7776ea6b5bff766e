import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";

/** What somebody gave, of how many, and the sentence that says so. */
export type Score = { value: number; of: number; sentence: string };

const ENGLISH = "zero one two three four five six seven eight nine ten".split(" ");
const GERMAN = "null eins zwei drei vier fünf sechs sieben acht neun zehn".split(" ");
const VALUES = new Map([...ENGLISH, ...GERMAN].map((word, at) => [word, at % ENGLISH.length] as const));
const NUMBER = `(\\d{1,3}(?:[.,]5)?|${[...VALUES.keys()].join("|")})( and a half|einhalb)?`;
/** Scales that people are asked to answer on; "24/7" and "two of three" are none. */
const SCALES: ReadonlySet<number> = new Set([5, 6, 7, 10, 20, 100]);

/** Nothing is counted after it: "nine out of ten times" is no score. */
const ENDS =
  '(?=\\s*(?:[.,;:!?…)\\]”"–—-]|$)|\\s+(?:stars?|points?|sternen?|punkten?|for|because|since|as|on|when|if|overall|though|but|and|i|it|für|weil|aber|und|insgesamt)(?!\\p{L}))';
const BEGINS = "(?<![\\p{L}\\d.,/€$£])";
const OUT_OF = new RegExp(
  `${BEGINS}${NUMBER}(?: points?| stars?| punkten?| sternen?)?(?: out of | of | von |\\s?/\\s?)${NUMBER}${ENDS}`,
  "iu",
);
/** "A seven." where a score was asked for; "seven or eight" is neither. */
const ALONE = new RegExp(`(?<!(?:or|to|bis|oder|and|und|-|–) )${BEGINS}${NUMBER}${ENDS}`, "iu");
const OF_A_SCALE = "(?:scale|skala|rate|score|likely|easy|hard|satisfied|wahrscheinlich|bewerte|zufrieden|einfach)";
const ASKED = [
  new RegExp(`(?:out of|von|maximal) ${NUMBER}(?!\\p{L}| (?:to|bis))`, "iu"),
  new RegExp(`${OF_A_SCALE}.*?${NUMBER}(?: to | bis |\\s?[-–]\\s?)${NUMBER}`, "iu"),
  new RegExp(`${NUMBER}(?: to | bis |\\s?[-–]\\s?)${NUMBER}.*?${OF_A_SCALE}`, "iu"),
];

const readNumber = (word = "", half: string | undefined): number =>
  (VALUES.get(word.toLowerCase()) ?? Number(word.replace(",", "."))) + (half ? 0.5 : 0);

/** The scale that a question asks to answer on: 10 of "on a scale from 0 to 10". Null if it names none. */
export function scaleIn(question: string): number | null {
  for (const pattern of ASKED) {
    const found = pattern.exec(question)?.slice(1) ?? [];
    const of = readNumber(found.at(-2), found.at(-1));
    if (SCALES.has(of)) return of;
  }
  return null;
}

/** What only names a score is of a table: "Rating", "NPS". */
const SCORE_NAMED =
  /^(?:[^?.!]{0,30}[^\p{L}?.!])?(?:ratings?|scores?|stars?|nps|csat|bewertung(?:en)?|sterne|note|punkte)(?: \([^)]*\))?$/iu;
const WHOLE = /^\d{1,2}$/u;

/** The scale of the figures below such a name, by the highest of them: of 5 or of 10. Null of anything else. */
export function scaleBelow(name: string, given: readonly string[]): number | null {
  if (!SCORE_NAMED.test(name.trim()) || !given.every((each) => WHOLE.test(each.trim()))) return null;
  const highest = Math.max(...given.map(Number));
  return highest > 10 ? null : highest > 5 ? 10 : 5;
}

/** The score in an answer: "four out of ten", or only "four" on a scale that is known. */
export function scoreIn(answer: string, scale: number | null): Score | null {
  for (const sentence of sentencesOf(answer)) {
    const [, word, half, of, more] = OUT_OF.exec(sentence) ?? [];
    const [value, most] = [readNumber(word, half), readNumber(of, more)];
    if (word !== undefined && SCALES.has(most) && value <= most) return { value, of: most, sentence };
  }
  if (scale === null) return null;
  for (const sentence of sentencesOf(answer)) {
    const [, word, half] = ALONE.exec(sentence) ?? [];
    const value = readNumber(word, half);
    if (word !== undefined && value <= scale) return { value, of: scale, sentence };
  }
  return null;
}
