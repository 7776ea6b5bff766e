import { createHash } from "node:crypto";
import type { StudyRecord } from "@/lib/services/studies/record";
import { usualConsent } from "./usual-consent";

/**
 * What participants agree to, in the researcher's words or else ours in the study's language; equal wordings are one
 * version.
 */
export function consentText(study: StudyRecord, workspaceName: string): { text: string; version: string } {
  const text = study.settings.consentText ?? usualConsent(study.language, workspaceName);
  return { text, version: createHash("sha256").update(text).digest("hex") };
}
