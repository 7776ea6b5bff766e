import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { stanceOf } from "@/lib/services/eva/analyst/witnesses/stance";
import { phraseWordsFor } from "./phrase-words";
import type { Situation } from "./situation";
import { isUnspaced, lineWords } from "./unspaced";
import { isTelling } from "./unspaced-phrase";

const MOST_CHARACTERS = 300;
const ALIKE = 0.75;
const QUOTED = /[“„«"‘「]\s?([^“”„«»"‘「」]+?)\s?(?:[”“»"’](?!\p{L})|」)/gu;
/** A question sign, or the syllable that ends a question in Japanese without one. */
const ASKING = /[?？؟]|(?<=\p{Script=Hiragana})か(?=[。\s]*$)/gu;
const MARKUP = /https?:|www\.|\]\(|[<>{}`*_#\n]/i;
/** Words that suggest an answer, or that a machine must not say about itself. */
const LEADING = new RegExp(
  [
    "(?:don't|do not|wouldn't|didn't) you (?:think|agree|feel|say|find)|would you agree|do you agree|isn't it|aren't they|wasn't it",
    "(?:,|\\.) ?(?:right|correct|no|yes)\\?|surely|obviously|of course|clearly|i (?:suppose|assume|guess|think|believe|imagine)|i bet|great answer|good point",
    "was (?:it|that) because|is (?:it|that) because|as a (?:human|person)|i'm human|i am human",
    "nicht wahr|, oder\\?|finden sie nicht|meinen sie nicht|sicherlich|offensichtlich|ich (?:glaube|denke|nehme an)|lag (?:es|das) daran",
    "no cree|verdad\\?|¿no\\?|seguramente|obviamente|supongo|creo que|fue porque",
    "n'est-ce pas|ne pensez-vous pas|ne trouvez-vous pas|sûrement|évidemment|je (?:suppose|pense|crois)|est-ce parce",
    "non (?:crede|pensa|trova|le pare)|, (?:vero|giusto|no)\\?|sicuramente|ovviamente|immagino|suppongo|credo che|penso che|era perché|è perché",
    "não (?:acha|concorda|é verdade|é mesmo)|, (?:né|não é|certo|não)\\?|certamente|obviamente|imagino|suponho|acho que|acredito que|foi porque",
    "vindt u (?:ook )?niet|denkt u niet|, (?:toch|hè|niet|nietwaar)\\?|ongetwijfeld|natuurlijk|ik (?:denk|geloof|neem aan|vermoed)|kwam dat door(?:dat)?",
    "nie sądzi|nie uważa|(?:,|\\.) ?(?:prawda|tak|nieprawdaż|nie)\\?|na pewno|oczywiście|zapewne|(?:sądzę|uważam|myślę|zakładam), że|czy to dlatego",
    "(?:ではない|じゃない)(?:です|でしょう)?か|ですよね|でしょう？|そう思いませんか|きっと|もちろん|当然|と私は思|からでしょうか|からですか",
    "ألا (?:تعتقد|ترون|تظن|ترى)|أليس كذلك|صحيح؟|بالتأكيد|بالطبع|طبعا|(?:أعتقد|أظن|أفترض) أن|هل (?:كان )?ذلك (?:بسبب|لأن)",
  ].join("|"),
  "iu",
);

/** Whether a model's line may be said: one neutral question about what was really said, not asked before. */
export function checkLine(line: string, { turns, given, language }: Situation): boolean {
  if (line.length > MOST_CHARACTERS || MARKUP.test(line) || !/\p{L}/u.test(line)) return false;
  if ((line.match(ASKING) ?? []).length !== 1 || LEADING.test(line.replaceAll("’", "'"))) return false;
  const answers = [...turns.filter(({ role }) => role === "participant").map(({ text }) => text), given.text];
  const quotes = [...line.matchAll(QUOTED)].map(([, quote]) => quote ?? "");
  if (!quotes.every((quote) => answers.some((answer) => answer.includes(quote)))) return false;
  const own = new Set(answers.flatMap(lineWords));
  const words = lineWords(line);
  // A judging word that nobody said suggests an answer.
  if (words.some((word) => stanceOf(word) !== 0 && !own.has(word))) return false;
  const { grammar } = phraseWordsFor(language);
  const tells = (word: string) => (isUnspaced(word) ? isTelling(word) : !isStopWord(word) && !grammar.has(word));
  const latest = new Set(lineWords(given.text).filter(tells));
  if (quotes.length === 0 && !words.some((word) => latest.has(word))) return false;
  return !turns.some(({ role, text }) => role === "moderator" && likeness(words, lineWords(text)) >= ALIKE);
}

function likeness(one: string[], other: string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size) + Math.abs(a.size - b.size) / 2);
}
