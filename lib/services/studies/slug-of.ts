import { randomInt } from "node:crypto";

const LONGEST = 60;

/** A title as a part of an address: `Why people leave` is `why-people-leave`. It never looks like an id. */
export function slugOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase();
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-/, "");
  return [...words].slice(0, LONGEST).join("").replace(/-$/, "") || "study";
}

/** Slugs to try one after the other for studies of the same title; the last cannot be guessed away. */
export function* slugsFor(title: string): Generator<string> {
  const slug = slugOf(title);
  yield slug;
  for (let number = 2; number <= 4; number++) yield `${slug}-${number}`;
  for (;;) yield `${slug}-${randomInt(36 ** 5, 36 ** 6).toString(36)}`;
}
