import { onceFor } from "@/lib/core/data/once-for";
import { plainLetters } from "@/lib/core/text/plain-letters";
import type { AnalysisLine } from "../line";

const NAME = "(\\p{Lu}\\p{Ll}[\\p{L}'’-]*)";
/** "My friend Pat", "a woman called Nadia", "Mrs. Kaur" */
const INTRODUCED = new RegExp(
  `(?<!\\p{L})(?:friend|sister|brother|mother|mum|mom|father|dad|son|daughter|wife|husband|partner|cousin|aunt(?:ie)?|uncle|neighbou?r|colleague|boss|manager|trainer|teacher|doctor|nurse|lady|lad|guy|girl|boy|called|named|[Mm]r\\.?|[Mm]rs\\.?|[Mm]s\\.?|[Mm]iss|[Dd]r\\.?|Frau|Herr)[,\\s]+${NAME}`,
  "gu",
);
/** "Greta, is it? She was lovely.", "Pat says", "Nadia told me" */
const SPOKEN_OF = new RegExp(
  `(?<!\\p{L})${NAME}(?:['’]s (?:wife|husband|son|daughter|mother|mum|sister|brother)|(?:,? (?:who|always|just|never|then))* (?:says|said|told|tells|asked|thinks|thought|helped|showed|reckons|swears|knows)(?!\\p{L})|[,.?!]+(?: is (?:it|she|he)\\?)? (?:[Ss]he|[Hh]e)(?:['’]s|['’]d| ))`,
  "gu",
);

const personsIn = onceFor(({ text }: Pick<AnalysisLine, "text">): readonly string[] =>
  [INTRODUCED, SPOKEN_OF].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => plainLetters(name))),
);

/** The names of people whom anybody speaks of, in plain letters: a product neither tells nor is anybody's friend. */
export const personNames = (lines: readonly AnalysisLine[]): ReadonlySet<string> => new Set(lines.flatMap(personsIn));
