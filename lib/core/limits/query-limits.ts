/** In characters: what lists are searched for, and what people said. */
export const LONGEST_QUERY = 200;
export const LONGEST_EVIDENCE_QUERY = 500;
