import { type Language, localeOf } from "@/lib/core/languages";

/**
 * How days and hours are written: as in the browser's own region if it speaks the study's language (15:00 in London).
 * Arabic stays with the digits and the calendar of the rest of its page.
 */
export function localeHere(language: Language, spoken: readonly string[] = navigator.languages): string {
  const locale = localeOf(language);
  if (locale.includes("-u-")) return locale;
  return spoken.find((one) => one.split("-")[0] === locale.split("-")[0] && isKnown(one)) ?? locale;
}

/** Chromium passes on what the system calls its region, "en-US@posix" for example. */
function isKnown(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
