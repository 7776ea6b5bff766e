import { AppError, type Limits } from "@/lib/core/errors";

/** Refuses a write by an observer before any of it is read. */
export const observerRefused = (limits?: Limits): AppError =>
  new AppError("forbidden", "Observers can read and ask Eva, but can't change anything.", limits && { limits });
