import { says } from "../mentions/says";
import { asksWho } from "./asks-who";

/** What people call a feeling that a question may ask for; who only found fault with something says none of these. */
const FEELINGS = [
  "angry anger furious mad livid fuming raging cross annoyed irritated wutend sauer verargert",
  "scared afraid frightened terrified fear fears nervous anxious angst angstlich",
  "embarrassed ashamed awkward humiliated peinlich beschamt",
  "guilty guilt schuldig schuldgefuhle",
  "proud stolz",
  "lonely alone isolated einsam",
  "sad upset heartbroken crying cried tears traurig",
  "bored boring gelangweilt langweilig",
  "disappointed disappointing enttauscht",
  "relieved relief erleichtert",
].map((words) => words.split(" ").map((word) => [word]));
const ASKS =
  /(?<!\p{L})(?:was|were|is|are|been|be|felt|feels?|got|gets?|war|waren|ist|sind|fühlt\p{L}*) (?:\p{L}+ )?(\p{L}+)/iu;

/** A feeling that a question asks who had, by its words; null for a question that asks for no such. */
export function feelingAsked(
  question: string,
): { words: readonly string[]; names(text: string, language: string | null): boolean } | null {
  const asked = asksWho(question) ? ASKS.exec(question)?.[1] : undefined;
  const found = asked && FEELINGS.find((names) => says(asked, null, names));
  return found ? { words: found.flat(), names: (text, language) => says(text, language, found) } : null;
}
