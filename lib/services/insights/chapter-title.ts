import { clipWords } from "./clip-words";
import { sentencesOf } from "./sentences";

const LONGEST = 64;
const GREETING = /^(?:(?:so|okay|ok|great|thanks|thank you|now|and|well|alright|right)[,.!]?\s+)+/i;
const ASKING =
  /^(?:please\s+)?(?:(?:can|could|would) you\s+(?:please\s+)?)?(?:tell (?:me|us)(?: a (?:bit|little))?(?: more)? about|walk (?:me|us) through|talk (?:me|us) through|describe(?: (?:to|for) (?:me|us))?|erzählen sie(?: mir| uns)?(?: bitte)? von)\s+/i;

/** A question as a chapter title: its last interrogative sentence, without the lead-in. */
export function chapterTitle(question: string): string {
  const sentences = sentencesOf(question);
  const asking = sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences[0] ?? question.trim();
  const bare = asking.replace(GREETING, "");
  const topic = bare.replace(ASKING, "");
  const title = topic === bare ? bare : topic.replace(/[.?]$/, "");
  const named = title.length < 3 ? asking : title;
  const clipped = clipWords(named, LONGEST);
  return (clipped === named ? named : `${clipped}…`).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
