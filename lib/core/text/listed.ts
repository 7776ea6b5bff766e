const LISTS = { en: new Intl.ListFormat("en"), de: new Intl.ListFormat("de") };

/**
 * "the fee, the card, and invoices and bookkeeping": in English, a comma sets the last "and" apart from those within
 * items.
 */
export const listed = (language: keyof typeof LISTS, names: readonly string[]): string => LISTS[language].format(names);
