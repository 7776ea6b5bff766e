import { randomInt } from "node:crypto";

const LONGEST = 60;

/** A title as a part of an address: `Où va l'argent?` is `ou-va-l-argent`. It never looks like an id. */
export function slugOf(title: string): string {
  // Accents go where a word stays readable without them; in other scripts such marks make another letter.
  const plain = title
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase();
  const words = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-/, "");
  return [...words].slice(0, LONGEST).join("").replace(/-$/, "") || "study";
}

/** Slugs to try one after the other for studies of the same title; the last cannot be guessed away. */
export function* slugsFor(title: string): Generator<string> {
  const slug = slugOf(title);
  yield slug;
  for (let number = 2; number <= 4; number++) yield `${slug}-${number}`;
  for (;;) yield `${slug}-${randomInt(36 ** 5, 36 ** 6).toString(36)}`;
}
