import { createHash } from "node:crypto";
import type { StudyRecord } from "@/lib/services/studies/record";
import { usualConsent } from "./usual-consent";

/** What somebody agrees to, in the researcher's words or else our own in the study's language; one wording, one version. */
export function consentText(study: StudyRecord, workspaceName: string): { text: string; version: string } {
  const text = study.settings.consentText ?? usualConsent(study.language, workspaceName);
  return { text, version: createHash("sha256").update(text).digest("hex") };
}
