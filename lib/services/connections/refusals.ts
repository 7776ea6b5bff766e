import { AppError } from "@/lib/core/errors";

/** RFC 6749 §5.2: the code or token is not, or no longer, valid. */
export const invalidGrant = (message: string) => new AppError("invalid", message, { reason: "invalid_grant" });
