/** In characters: the texts of a report's blocks, limited by the schema and the editor alike. */
export const BLOCK_TEXT = { title: 300, unit: 60, note: 1000, caption: 1000, cell: 2000 } as const;
