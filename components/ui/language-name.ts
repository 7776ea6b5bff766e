const names = new Intl.DisplayNames("en", { type: "language" });

/** "de" → "German"; what is no language tag stays as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
