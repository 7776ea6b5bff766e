import { type Forms, type Language, localeOf } from "@/lib/core/languages";
import { fill } from "./fill";

/** The plural form for a number in a language, with the number filled in for `{n}`. */
export function count(forms: Forms, n: number, language: Language): string {
  const locale = localeOf(language);
  const form = new Intl.PluralRules(locale).select(n);
  return fill(forms[form] ?? forms.other, { n: new Intl.NumberFormat(locale).format(n) });
}
