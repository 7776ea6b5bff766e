import { AppError } from "@/lib/core/errors";

/**
 * A filter's meaning for one of several resource types, or null if it names an attribute that this type lacks: then
 * none of them matches (RFC 7644 §3.4.2.1). The caller refuses a filter that means nothing for any type.
 */
export function ifKnown<Conditions>(read: () => Conditions): Conditions | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError && error.extra.reason === "invalidFilter") return null;
    throw error;
  }
}
