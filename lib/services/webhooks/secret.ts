import { randomBytes } from "node:crypto";
import { seal, unseal } from "@/lib/core/seal";

const PURPOSE = "webhook-secret";

/** `whsec_` + base64 of 32 random bytes, as Standard Webhooks 1.0.0 has it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

export const sealSecret = (secret: string): Uint8Array<ArrayBuffer> => seal(secret, PURPOSE);

/** The `whsec_…` text. Throws when it was sealed under another APP_SECRET. */
export const openSecret = (sealed: Uint8Array): string => unseal(sealed, PURPOSE);
