/** All limits of a transcript in one place; each is enforced with a one-sentence refusal. */
export const LIMITS = {
  inputBytes: 100 * 1024 ** 2,
  /** For VTT, SRT, TXT and CSV: 20 MB of words and the times around them. */
  textFileBytes: 32 * 1024 ** 2,
  lines: 1_000_000,
  textCharacters: 20 * 1024 ** 2,
  /** A hundred hours of conversation; stored well within the ten seconds that a statement may take. */
  segments: 50_000,
  segmentCharacters: 4_000,
  paragraphCharacters: 600,
  speakerCharacters: 200,
  seconds: 100 * 3600,
  pdfPages: 1_000,
  pdfTimeMs: 20_000,
  zipEntries: 2_000,
  zipBytes: 50 * 1024 ** 2,
  zipRatio: 100,
  /** Only those parts of a DOCX that hold words are inflated; mammoth needs about 20 times their size. */
  docxXmlBytes: 10 * 1024 ** 2,
} as const;
