import { wordsOf } from "@/lib/services/eva/words/words-of";
import { asksForWishes, respectOf } from "./respect-of";

/** What any answer to a question names, whatever its words: "What annoys you about it?" asks for trouble. */
export type AskedFor = "wish" | "trouble" | "praise";

/** Questions that ask for names start like this; "Do you like it?" may be answered by a no. */
const NAMING = new Set("what which anything was welche welcher welches welchen".split(" "));
const FILLER = new Set("and so now then well okay um und also dann".split(" "));
const TROUBLE = new Set(
  "hardest harder worst trickiest problem problems challenge challenges pain schwersten schlimmsten".split(" "),
);
const PRAISE = new Set("best favourite favorite besten liebsten".split(" "));
const SUPPOSING = new Set("would could should wurden wurde wurdest konnten konntest".split(" "));

/** What a question asks people to name; null if an answer may be on any side. */
export function asksFor(question: string): AskedFor | null {
  const words = wordsOf(question).filter((word) => !FILLER.has(word));
  if (asksForWishes(words)) return "wish";
  if (!NAMING.has(words[0] ?? "") || words.some((word) => SUPPOSING.has(word))) return null;
  const sides = new Set(
    words.flatMap((word) => {
      if (TROUBLE.has(word)) return [-1];
      if (PRAISE.has(word)) return [1];
      const respect = respectOf(word, words);
      return respect?.kinds.some((kind) => SIDED.has(kind)) ? [respect.side] : [];
    }),
  );
  if (sides.size !== 1) return null;
  return sides.has(-1) ? "trouble" : "praise";
}

/** What surprised people, or made them leave or wait, is told in stories that may be on any side. */
const SIDED: ReadonlySet<string> = new Set(["ease", "liking", "mind", "faults", "trust"]);
