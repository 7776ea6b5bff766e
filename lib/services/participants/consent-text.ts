import { createHash } from "node:crypto";
import type { StudyRecord } from "@/lib/services/studies/record";
import { CONSENT } from "./consent-words";

/** What somebody agrees to, in the researcher's words or else our own in the study's language; one wording, one version. */
export function consentText(study: StudyRecord, workspaceName: string): { text: string; version: string } {
  const own = CONSENT[study.language?.slice(0, 2).toLowerCase() ?? "en"] ?? CONSENT.en ?? "";
  const text = study.settings.consentText ?? own.replaceAll("{workspace}", workspaceName);
  return { text, version: createHash("sha256").update(text).digest("hex") };
}
