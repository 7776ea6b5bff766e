import { CONSENT } from "./consent-words";

/** Earshot's own consent wording, in the study's language if available. */
export function usualConsent(language: string | null, workspaceName: string): string {
  const own = CONSENT[language?.slice(0, 2).toLowerCase() ?? "en"] ?? CONSENT.en ?? "";
  return own.replaceAll("{workspace}", workspaceName);
}
