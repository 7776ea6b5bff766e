import { AppError } from "@/lib/core/errors";

/** The payment service gave no clear answer: whether money moved is determined later, and the caller is told so. */
export const undecided = (cause: unknown): AppError =>
  new AppError(
    "unavailable",
    "The payment service did not answer. Nothing is lost, and nothing is paid twice: we keep asking and continue as soon as it answers.",
    { retryAfterSeconds: 10, cause },
  );
