/** What Eva adds to an answer to an English question about what was mostly said in German. */
export const OTHER_LANGUAGE =
  "Most of this was said in German. An English question finds names, numbers and words with a known translation there, so more people may speak of it than Eva finds; the same question in German finds more.";
