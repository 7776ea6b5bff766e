import { francAll } from "franc";
import type { ParsedSegment } from "./parsed-transcript";

const SAMPLE_CHARACTERS = 6_000;
const MINIMUM_CHARACTERS = 80;
/** franc's best guess scores 1; English is often slightly behind Scots, which has no two-letter code. */
const CLOSE_SCORE = 0.95;

/** ISO 639-1, from samples across the transcript, so that a greeting in English doesn't decide. */
export function detectLanguage(segments: readonly Pick<ParsedSegment, "text">[]): string | null {
  const step = Math.max(1, Math.floor(segments.length / 200));
  let sample = "";
  for (let at = 0; at < segments.length && sample.length < SAMPLE_CHARACTERS; at += step) {
    sample += `${segments[at]?.text.slice(0, 600) ?? ""}\n`;
  }
  if (sample.length < MINIMUM_CHARACTERS) return null;
  const ranked = francAll(sample).filter(([, score]) => score >= CLOSE_SCORE);
  for (const [code] of ranked) {
    // ICU knows the two-letter form of a three-letter code, including macrolanguages (cmn is zh).
    const [canonical] = code === "und" ? [] : Intl.getCanonicalLocales(code);
    if (canonical?.length === 2) return canonical;
  }
  return null;
}
