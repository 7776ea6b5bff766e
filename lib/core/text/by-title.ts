const reader = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Compares as a reader would: "Step 2" before "Step 10", "Ärger" beside "Anger". The database knows only the letters.
 */
export const byTitle = (a: { title: string; id: string }, b: { title: string; id: string }): number =>
  reader.compare(a.title, b.title) || (a.id < b.id ? -1 : 1);
