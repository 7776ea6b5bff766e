const names = new Intl.DisplayNames("en", { type: "language" });

/** "de" → "German"; anything that isn't a language tag stays as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
