/** In characters. */
export const SHORTEST_PASSWORD = 10;
