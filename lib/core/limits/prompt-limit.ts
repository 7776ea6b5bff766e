/** In characters: the question or wish that a report is written from. */
export const LONGEST_PROMPT = 4000;
