import { AppError } from "@/lib/core/errors";
import type { ClientRecord } from "@/lib/services/clients/record";

/** Clients that get this code register again (RFC 6749 §5.2). */
export function requireClient(found: ClientRecord | null): ClientRecord {
  if (!found) throw new AppError("unauthenticated", "There is no such client. Register it again.");
  return found;
}
