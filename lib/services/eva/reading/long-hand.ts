/** What people type in a hurry, as the words that it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  ppl: "people",
  wat: "what",
  wht: "what",
  whats: "what’s",
  wheres: "where is",
  hows: "how is",
  u: "you",
  abt: "about",
  bc: "because",
  cuz: "because",
  pls: "please",
  plz: "please",
  didnt: "didn’t",
  dont: "don’t",
  doesnt: "doesn’t",
  hasnt: "hasn’t",
  havent: "haven’t",
  wasnt: "wasn’t",
  wouldnt: "wouldn’t",
  ppls: "people’s",
};
const WORD = new RegExp(`(?<![\\p{L}\\p{N}’'“"])(?:${Object.keys(SHORT).join("|")})(?![\\p{L}\\p{N}’'”"])`, "giu");

/** A question with its shorthand written out: "wat do ppl think". */
export const longHand = (text: string): string => text.replace(WORD, (short) => SHORT[short.toLowerCase()] ?? short);
