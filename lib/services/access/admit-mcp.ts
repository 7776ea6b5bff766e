import { AppError } from "@/lib/core/errors";
import { admitApiKey } from "./admit-api-key";
import { admitConnection } from "./admit-connection";
import type { AdmissionOptions, Admitted } from "./limits-of";

/**
 * MCP accepts an API key or an access token. Throws `unauthenticated` without either; otherwise as their own
 * admissions.
 */
export async function admitMcp(secret: string | null, options: AdmissionOptions): Promise<Admitted> {
  if (secret === null) throw new AppError("unauthenticated", "Connect this app, or send an API key as a bearer token.");
  return secret.startsWith("ear_at_") ? admitConnection(secret, options) : admitApiKey(secret, options);
}
