import { wordsOf } from "@/lib/services/eva/words/words-of";
import type { Phrases } from "./phrases";
import { readWords, type Told } from "./read-words";

const FEWEST_WORDS = 3;
/** What is only supposed says what nobody thinks, though it may be what they wish. */
const SUPPOSES = /\b(if (you|they|i|we|he|she|it|there)|wenn (sie|ich|du|man|es))\b/iu;
const ASKS = /\?["”’)\]]*$/u;

/** "No, I don't care": what answers a question before a sentence begins turns nothing in it round. */
const ANSWERS = /^["“„'([]*(?:(?:no|nope|nah|nein|nee)\s*[,.;:!–—-]+\s*)+/iu;

/** On which sides one sentence is, by its text and its words in plain letters. A question takes none. */
export function toldIn(text: string, words: readonly string[], phrases: Phrases): Told {
  if (words.length < FEWEST_WORDS || ASKS.test(text)) return new Map();
  const before = wordsOf(ANSWERS.exec(text)?.[0] ?? "").length;
  const read = readWords(
    words.map((word, at) => (at < before ? "" : word)),
    phrases,
  );
  return SUPPOSES.test(text) ? new Map([...read].filter(([kind]) => kind === "wish")) : read;
}
