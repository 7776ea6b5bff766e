import { randomBytes } from "node:crypto";
import { seal, unsealed } from "@/lib/core/secrets/seal";

const PURPOSE = "webhook-secret";

/** `whsec_` + base64 of 32 random bytes (Standard Webhooks 1.0.0). */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** Encrypts one secret, or several that sign at the same time. */
export const sealSecrets = (...secrets: string[]): Uint8Array<ArrayBuffer> => seal(secrets.join(" "), PURPOSE);

/** The `whsec_…` texts, or none if they were sealed under another APP_SECRET. */
export const openSecrets = (sealed: Uint8Array | null): string[] =>
  (sealed && unsealed(sealed, PURPOSE))?.split(" ").filter(Boolean) ?? [];
