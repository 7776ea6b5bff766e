import { rootOf } from "@/lib/services/analysis/meaning/root-of";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

/** A headword and its associates, nearest first; multi-word entries are stems separated by spaces. */
export type Association = { head: string; associates: string[] };

export const keyOf = (written: string): string =>
  wordsOf(written.replaceAll("-", " "))
    .map((word) => rootOf(stemmerOf("en")(word)))
    .join(" ");

/** Reads "headword = associate associate ...", one per line, with hyphens in multi-word entries. */
export function readAssociations(text: string): Association[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [head = "", associates = ""] = line.split(" = ");
      return { head: keyOf(head), associates: [...new Set(associates.split(" ").map(keyOf).filter(Boolean))] };
    });
}
