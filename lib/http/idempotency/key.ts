import { invalid } from "@/lib/core/errors";
import type { Operation } from "@/lib/core/operation";
import type { Surface } from "@/lib/http/surface";

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/**
 * The key under which a call may be repeated, or null. The draft standard's quoted form and the bare form that everyone
 * sends are the same key. Throws `invalid` for a header that holds none.
 */
export function idempotencyKeyOf(request: Request): string | null {
  const given = request.headers.get("idempotency-key");
  if (given === null) return null;
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given;
  if (!PRINTABLE.test(key))
    throw invalid("Idempotency-Key", "Idempotency-Key must be 1 to 255 printable ASCII characters.");
  return key;
}

/** Whether the first response to a call is stored under its key and given again. */
export const takesKey = (surface: Pick<Surface, "idempotency">, operation: Operation): boolean =>
  operation.method === "POST" && (surface.idempotency || operation.isRepeatable === true);
