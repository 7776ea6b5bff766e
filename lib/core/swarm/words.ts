const IDLE = new Set(
  (
    "a an and are as at be been but by can could did do does for from get give go had has have how i if in into is it its " +
    "let like make me my need of on one or our out over page please shop site so some that the their them then there " +
    "find look see check among something anything choose " +
    "these they this to up us use using want was we website what when where which who will with would you your it's"
  ).split(" "),
);

/** Synonyms on buttons and in tasks. */
const FAMILIES = [
  "buy purchase order checkout cart basket bag pay",
  "contact support help message write ask",
  "register join signup account enroll",
  "login signin",
  "return refund exchange",
  "delivery shipping ship deliver postage",
  "newsletter subscribe subscription updates",
  "voucher coupon promo discount code",
  "save favorite wishlist bookmark wish later",
  "track tracking status",
  "cancel unsubscribe",
  "change edit update settings preferences",
  "price pricing plan cost",
  "review rating opinion",
  "size sizing measure",
  "hours opening open times",
].map((family) => family.split(" ").map(stem));

function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(ies)$/, "y")
    .replace(/(?<=[a-z]{3})(ing|ed)$/, "")
    .replace(/(?<=[^s])s$/, "")
    .replace(/e$/, "");
}

/** The content words of a text, as written. */
export function plainWords(text: string): string[] {
  const joined = text
    .toLowerCase()
    .replace(/\b(sign|log|check)[ -](up|in|out)\b/g, "$1$2")
    .replace(/[’']s\b/g, "");
  const words = joined.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !IDLE.has(word));
}

/** The same as stems, each once. */
export const wordsOf = (text: string): string[] => [...new Set(plainWords(text).map(stem))];

/** 1 for the same word, less for a synonym, else 0. Both are stems. */
export function likeness(word: string, other: string): number {
  if (word === other) return 1;
  return FAMILIES.some((family) => family.includes(word) && family.includes(other)) ? 0.6 : 0;
}
