import { AppError, type Limits } from "@/lib/core/errors";

/** Why an observer's call that writes is refused, before anything of it is read. */
export const observerRefused = (limits?: Limits): AppError =>
  new AppError("forbidden", "Observers can read and ask Eva, and change nothing else.", limits && { limits });
