import { AppError } from "@/lib/core/errors";

export type RefusalReason =
  | "empty"
  | "too_large"
  | "too_many_segments"
  | "encoding"
  | "not_a_transcript"
  | "csv_columns"
  | "damaged"
  | "protected"
  | "bomb"
  | "too_many_pages"
  | "too_slow"
  | "too_much_memory";

/** Refuses a file: `message` is a sentence for the researcher, `reason` a code for programs. */
export const refuse = (reason: RefusalReason, message: string, cause?: unknown) =>
  new AppError("invalid", message, { reason, cause });
