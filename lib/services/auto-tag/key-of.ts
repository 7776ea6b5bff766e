/** A tag's title as it is compared. */
export const keyOf = (title: string): string => title.trim().toLowerCase();
