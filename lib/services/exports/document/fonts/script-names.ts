const SCRIPTS =
  "Armenian Balinese Burmese:Myanmar Cherokee Ethiopic Georgian Gujarati Gurmukhi Kannada Khmer Lao Malayalam Mongolian Oriya Sinhala Syriac Telugu Thaana Tibetan Tifinagh Yi".split(
    " ",
  );

/** The names of the characters' scripts, for people; scripts without a name are `others`. */
export function scriptNames(letters: readonly string[], others: string): string[] {
  const names = letters.map((letter) => {
    const found = SCRIPTS.find((script) => new RegExp(`\\p{Script=${script.split(":").at(-1)}}`, "u").test(letter));
    return found?.split(":")[0] ?? others;
  });
  return [...new Set(names)].sort();
}
