/** A text as the patterns read it. */
export const plainly = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/**
 * Patterns for `plainly` written text, one by one and without Unicode: as one, or ignoring case, V8 takes a second to
 * compile them.
 */
export const patternsOf = (written: readonly string[]): readonly RegExp[] =>
  written.map((each) => new RegExp(plainly(each.replaceAll("\\p{L}", "[a-zß-ÿ]").replaceAll("[’']", "'"))));

export const isAny = (patterns: readonly RegExp[], text: string): boolean => patterns.some((each) => each.test(text));
