/** In characters: what Eva is asked at once, and what she always keeps in mind. */
export const LONGEST_EVA_QUESTION = 4000;
export const LONGEST_INSTRUCTIONS = 4000;
