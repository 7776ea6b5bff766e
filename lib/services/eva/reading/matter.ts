import { MEANINGS, meaningsOf } from "@/lib/services/analysis/concepts/concepts-of";
import { respectOf } from "@/lib/services/analysis/themes/statements/respect-of";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { inEnglish } from "@/lib/services/analysis/words/in-english";
import { withoutPhrasal } from "@/lib/services/analysis/words/phrasal";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { searchConfig } from "@/lib/services/evidence/search-config";

/** Words without a topic that are one next to nothing else: what brings somebody back. */
const KEPT = new Set("leave stay stop start".split(" "));
/** Coming back and doing it again are one matter. */
const AGAIN = new Set(
  "back again return returns returning rejoin zuruck wieder zuruckbringen zuruckkommen zuruckkehren zuruckholen wiederkommen".split(
    " ",
  ),
);
/** "Not any more." says that somebody stopped. */
const NO_LONGER =
  /(?<!\p{L})(?:not any ?more|no longer|nicht mehr|(?:don|doesn|isn|aren)['’]t\b[^.?!]{0,30}\bany ?more)(?!\p{L})/giu;
/** Whoever starts looking for something looks for it. */
const STARTS_LOOKING = /(?<!\p{L})(?:start(?:ed)?|began|begin) (?:looking|to look)(?!\p{L})/giu;
/** "What would make them …", "make life easier", "dazu bringen" */
const FRAMING = new Set(
  "bring brings convince persuade prevent tempt push reason reasons grund grunde come whom year years time ever life lives leben bringen bewegen passieren uberzeugen woran lag liegt eigentlich schon passiert".split(
    " ",
  ),
);

const keys = new Map<string, string>();
const MOST_KNOWN = 20_000;

function madeKey(word: string, language: string | null): string {
  if (AGAIN.has(word)) return "again";
  const respect = respectOf(word, []);
  if (respect?.side === -1 && respect.kinds.includes("leaving")) return "leaving";
  // "Hilft" and "mitgeholfen" are both helping.
  const [english = word] = searchConfig(language) === "german" ? wordsOf(inEnglish(word)) : [word];
  if (english !== word) return madeKey(english, "en");
  const form = meaningsOf(language)(stemmerOf(language)(word)).find((id) => MEANINGS[id]?.isOneWord);
  return form === undefined ? distinctStemmerOf(language)(word) : `form ${form}`;
}

/** A word regardless of its form; quitting in whatever word. */
export function keyOf(word: string, language: string | null): string {
  const known = keys.get(`${language} ${word}`);
  if (known !== undefined) return known;
  if (keys.size >= MOST_KNOWN) keys.clear();
  const key = madeKey(word, language);
  keys.set(`${language} ${word}`, key);
  return key;
}

/** The words of a text that say what it is about, each with its key. */
export type Matter = readonly { word: string; key: string }[];

/** What a text is about, names of people included. */
export function matterIn(text: string, language: string | null): Matter {
  const plain = text.replace(NO_LONGER, "quit").replace(STARTS_LOOKING, "looking");
  const words = wordsOf(withoutPhrasal(plain)).filter(
    (word) => (!isStopWord(word) || KEPT.has(word) || AGAIN.has(word)) && !FRAMING.has(word),
  );
  return words.map((word) => ({ word, key: keyOf(word, language) }));
}

/** The same whoever is asked. */
export const ofAnyone = (matter: Matter, names: ReadonlySet<string>): Set<string> =>
  new Set(matter.flatMap(({ word, key }) => (names.has(word) ? [] : [key])));

/**
 * What a question or a sentence is about, whoever is asked: its words regardless of their forms, and quitting in
 * whatever word. `names` are of the people who may be asked.
 */
export const matterOf = (text: string, language: string | null, names: ReadonlySet<string>): Set<string> =>
  ofAnyone(matterIn(text, language), names);
