const reader = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Compares as a reader would: "Step 2" before "Step 10", "Ärger" beside "Anger". The database knows only the letters.
 */
export const byTitle = (a: { title: string; id: string }, b: { title: string; id: string }): number =>
  reader.compare(a.title, b.title) || (a.id < b.id ? -1 : 1);

/** The same for what is called a name; what has none comes first. */
export const byName = (a: { name: string | null; id: string }, b: { name: string | null; id: string }): number =>
  byTitle({ id: a.id, title: a.name ?? "" }, { id: b.id, title: b.name ?? "" });
