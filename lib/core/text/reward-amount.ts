import { currencyDisplayOf, type Language, localeOf } from "@/lib/core/languages";

/** "$5" or "5 $": cents only if there are any. `symbol` tells US dollars from others wherever a language does. */
export const rewardAmount = (cents: number, language: Language, display: "symbol" | "narrowSymbol"): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "USD",
    currencyDisplay: currencyDisplayOf(language, display),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
