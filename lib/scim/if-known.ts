import { AppError } from "@/lib/core/errors";

/**
 * What a filter means for one of several kinds of resources, or null when it names an attribute that this kind lacks: none
 * of them matches then (RFC 7644 §3.4.2.1). A filter that means nothing for any of them is the caller's to refuse.
 */
export function ifKnown<Conditions>(read: () => Conditions): Conditions | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError && error.extra.reason === "invalidFilter") return null;
    throw error;
  }
}
