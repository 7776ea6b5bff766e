import { decodeText } from "./decode-text";
import { detectFormat } from "./detect-format";
import { detectLanguage } from "./detect-language";
import { LIMITS } from "./limits";
import { parseCsv } from "./parse-csv";
import { parseCues } from "./parse-cues";
import { parseLines } from "./parse-lines";
import type { ParsedTranscript } from "./parsed-transcript";
import { refuse } from "./refuse";
import { SegmentCollector } from "./segment-collector";
import { sniffBinary } from "./sniff-binary";
import { splitLines } from "./split-lines";
import { tooMuchText } from "./too-much-text";

/**
 * Reads a VTT, SRT, TXT, DOCX, PDF or CSV transcript, recognized by bytes and then by name. Throws AppError "invalid"
 * with a reason (see RefusalReason) for anything else. The bytes may be consumed. Hostile files can cost much time and
 * memory, so servers use parseInWorker.
 */
export async function parseTranscript(bytes: Uint8Array, fileName: string): Promise<ParsedTranscript> {
  const collector = new SegmentCollector();
  const binary = sniffBinary(bytes);
  if (binary === "docx") {
    const { readDocx } = await import("./read-docx");
    parseLines(await readDocx(bytes), collector);
  } else if (binary === "pdf") {
    const { readPdf } = await import("./read-pdf");
    parseLines(await readPdf(bytes), collector);
  } else {
    parseText(bytes, fileName, collector);
  }
  const { segments, durationSeconds } = collector.finish();
  if (segments.length === 0) throw refuse("empty", "This file contains no words.");
  return { segments, durationSeconds, language: detectLanguage(segments) };
}

function parseText(bytes: Uint8Array, fileName: string, collector: SegmentCollector): void {
  if (bytes.length > LIMITS.textFileBytes) {
    throw tooMuchText();
  }
  const text = decodeText(bytes);
  const format = detectFormat(text, fileName);
  if (format === "csv") parseCsv(text, collector);
  else if (format === "txt") parseLines(splitLines(text), collector);
  else parseCues(text, format, collector);
}
