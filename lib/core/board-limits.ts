/** How many labels a card may have. */
export const MOST_LABELS = 20;
