import { plainLetters } from "./plain-letters";

/** What a speaker is found by: the name, with and without accents. */
export function searchNames(name: string | null): string | null {
  if (name === null) return null;
  const plain = plainLetters(name);
  return plain === name.toLowerCase() ? name : `${name} ${plain}`;
}
