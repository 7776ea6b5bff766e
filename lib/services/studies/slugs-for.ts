import { randomInt } from "node:crypto";

const LONGEST = 60;

/** A title as part of a URL: `Où va l'argent?` becomes `ou-va-l-argent`. Never looks like an id. */
function slugOf(title: string): string {
  // Accents are removed where a word stays readable; in other scripts such marks make a different letter.
  const plain = title
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase();
  const words = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-/, "");
  return [...words].slice(0, LONGEST).join("").replace(/-$/, "") || "study";
}

/** Slugs to try in turn for studies with the same title; the last one can't be taken in advance. */
export function* slugsFor(title: string): Generator<string> {
  const slug = slugOf(title);
  yield slug;
  for (let number = 2; number <= 4; number++) yield `${slug}-${number}`;
  for (;;) yield `${slug}-${randomInt(36 ** 5, 36 ** 6).toString(36)}`;
}
