/** In characters: the texts of a readout, limited by the schema and the page alike. */
export const READOUT_TEXT = { title: 200, text: 2000, summary: 10_000, owner: 200 } as const;
