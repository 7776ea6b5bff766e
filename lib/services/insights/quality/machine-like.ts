import type { GivenAnswer, SessionFacts } from "../facts";
import { quoteWords } from "../quote-words";
import type { QualityReason } from "../record";

/** How chatbots refer to themselves; someone who works as an AI engineer says it differently. */
const SELF_TOLD = [
  /(?:^|[.!?\n]\s{0,3})as an? (?:ai|artificial intelligence|large language model|ai language model|language model|ai model|ai assistant), (?:i|my)\b[^.!?\n]{0,60}/iu,
  /\bi(?:['’]m| am) (?:just |only )?an? (?:ai|ai language model|large language model|language model|ai model|ai assistant)(?=[,.;!]| and| so| without| created| developed| trained|$)[^.!?\n]{0,60}/iu,
  /\bi (?:do not|don['’]t) have personal (?:experiences|opinions|feelings|preferences)\b/iu,
  /(?:^|[.!?\n]\s{0,3})als (?:ki|künstliche intelligenz|sprachmodell|ki-sprachmodell) (?:habe|kann|bin|besitze)\b[^.!?\n]{0,60}/iu,
];
const LONGEST = 70;
/** The fastest typists reach about 12 characters a second for moments. */
const IMPOSSIBLE_CHARACTERS_A_SECOND = 20;
const LEAST_CHARACTERS = 120;
const MARKUP = /^[ \t]{0,8}(?:#{1,4} \S|(?:[-*•]|\d{1,2}[.)]) \*\*|\*\*[^*\n]{2,60}\*\*:?)/m;
const LEAST_MARKED_UP = 2;

/** Faster than anyone can type, although nothing was pasted; a few seconds' slack for autocorrection and dictation. */
const impossible = ({ text, manner }: GivenAnswer): boolean =>
  manner.typedMs !== undefined &&
  !manner.spoken &&
  text.length >= LEAST_CHARACTERS &&
  (manner.pastedCharacters ?? 0) < text.length / 10 &&
  text.length / (Math.max(manner.typedMs, 1) / 1000 + 2) > IMPOSSIBLE_CHARACTERS_A_SECOND;

/** The sentence in which a pattern was found, in quotation marks and with its end. */
function sentenceFrom({ 0: found, index, input }: RegExpExecArray): string {
  const start = index + (/^[.!?\s]+/.exec(found)?.[0].length ?? 0);
  const sentence = /^[^.!?\n]*/.exec(input.slice(start))?.[0].trim() ?? "";
  const words = quoteWords(sentence, LONGEST);
  return words.endsWith("…") ? words : `${words}.`;
}

/** Answers that call themselves a machine's, that nobody can have typed, or that are formatted like a chatbot's. */
export function machineLike({ answers }: SessionFacts): QualityReason | null {
  const reason = (text: string): QualityReason => ({ kind: "machine_like", text });
  for (const { text } of answers) {
    const told = SELF_TOLD.map((pattern) => pattern.exec(text)).find((found) => found !== null);
    if (told) return reason(`An answer says about itself: ${sentenceFrom(told)}`);
  }
  const fast = answers.find(impossible);
  if (fast) {
    const seconds = ((fast.manner.typedMs ?? 0) / 1000).toFixed(1);
    return reason(`An answer of ${fast.text.length} characters was typed in ${seconds} s.`);
  }
  const markedUp = answers.filter(({ text }) => text.length >= LEAST_CHARACTERS && MARKUP.test(text)).length;
  return markedUp < LEAST_MARKED_UP
    ? null
    : reason(`${markedUp} answers contain headings or bold list items, as chatbots write them.`);
}
