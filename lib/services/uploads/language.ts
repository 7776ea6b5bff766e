import { invalid } from "@/lib/core/errors";

/** The canonical BCP-47 tag (RFC 5646) of a spoken language; null for `auto` or none, to be detected. */
export function languageOf(given: string | undefined): string | null {
  if (given === undefined || given === "auto") return null;
  try {
    const [tag] = Intl.getCanonicalLocales(given);
    if (tag) return tag;
  } catch {
    // Malformed: refused below.
  }
  throw invalid("language", "The language must be a BCP-47 tag such as en or pt-BR, or the word auto.");
}
