import { languageOf } from "@/lib/core/languages";
import { CONSENT } from "./consent-words";

/** Earshot's own consent wording, in the study's language if available. */
export const usualConsent = (language: string | null, workspaceName: string): string =>
  CONSENT[languageOf(language)].replaceAll("{workspace}", workspaceName);
