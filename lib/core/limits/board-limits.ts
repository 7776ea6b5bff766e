/** How many labels a card may have. */
export const MOST_LABELS = 20;

/** In characters: the texts of a card. */
export const CARD_TEXT = { insight: 2000, notes: 20_000, source: 500, label: 60 } as const;
