import { currencyDisplayOf, type Language, localeOf } from "@/lib/core/languages";

/** "$5" or "5 $": cents only if there are any. */
export const amount = (cents: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "USD",
    currencyDisplay: currencyDisplayOf(language, "narrowSymbol"),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
