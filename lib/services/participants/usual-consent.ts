import { CONSENT } from "./consent-words";

/** Earshot's own words of consent, in the study's language where it has them. */
export function usualConsent(language: string | null, workspaceName: string): string {
  const own = CONSENT[language?.slice(0, 2).toLowerCase() ?? "en"] ?? CONSENT.en ?? "";
  return own.replaceAll("{workspace}", workspaceName);
}
