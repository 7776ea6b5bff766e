import { languageOf } from "@/lib/core/languages";
import { fill } from "@/lib/core/text/fill";
import { CONSENT } from "./consent-words";

/** Earshot's own consent wording, in the study's language if available. */
export const usualConsent = (language: string | null, workspaceName: string): string =>
  fill(CONSENT[languageOf(language)], { workspace: workspaceName });
