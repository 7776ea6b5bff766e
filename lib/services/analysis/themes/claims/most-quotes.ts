/** Per side of a claim. */
export const MOST_QUOTES = 100;
