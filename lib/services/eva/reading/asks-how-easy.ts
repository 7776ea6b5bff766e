const HARD =
  "hard|difficult|tricky|complicated|awkward|confusing|a hassle|a pain|schwer|schwierig|kompliziert|umständlich";
const EASY = "easy|simple|straightforward|intuitive|einfach|leicht";
const QUALITY = `(?:really |very |too |so |that |sehr |zu )?(${HARD}|${EASY})`;
const ASKS = [
  // "Is it hard to cancel?", "How easy was it to sign up?"
  new RegExp(
    `^(?:(?:is|was) it ${QUALITY} to|how ${QUALITY} (?:is|was) it to|(?:ist|war) es ${QUALITY},?) (.+?)[\\s?.!]*$`,
    "iu",
  ),
  // "Is the app easy to use?", "Was signing up difficult?"
  new RegExp(`^(?:is|was|are|were) (.+?) ${QUALITY}(?: to (?:use|understand|do|handle|find))?[\\s?.!]*$`, "iu"),
];

/** A question whether a thing is hard or easy: what is asked about, and which of both; null for any other. */
export function readHowEasy(question: string): { thing: string; isHard: boolean } | null {
  const typed = question.trim();
  for (const [nth, pattern] of ASKS.entries()) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const groups = found.slice(1).filter((each) => each !== undefined);
    const [quality = "", thing = ""] = nth === 0 ? groups : [groups[1], groups[0]];
    if (/^(?:it|this|that|they|there|anyone|anybody)\b/iu.test(thing)) return null;
    return { thing, isHard: new RegExp(`^(?:${HARD})$`, "iu").test(quality) };
  }
  return null;
}
