import { AppError } from "@/lib/core/errors";

/** RFC 6749 §5.2: what was sent for tokens is not, or no longer, good for any. */
export const invalidGrant = (message: string) => new AppError("invalid", message, { reason: "invalid_grant" });
