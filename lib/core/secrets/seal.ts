import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { config } from "@/lib/core/config";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A separate key per purpose, so that what is sealed for one can't be opened as another. */
function keyFor(purpose: string): Buffer {
  const { APP_SECRET } = config();
  if (!APP_SECRET) throw new Error("The setting APP_SECRET is missing. Secrets are encrypted with a key made from it.");
  return Buffer.from(hkdfSync("sha256", APP_SECRET, "", `seal:${purpose}`, 32));
}

/** Encrypts a text for the database with AES-256-GCM: nonce, tag and ciphertext. */
export function seal(text: string, purpose: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
}

/** The text, or null if it can't be opened: it was changed, or sealed under another APP_SECRET. */
export function unsealed(sealed: Uint8Array, purpose: string): string | null {
  try {
    return unseal(sealed, purpose);
  } catch {
    return null;
  }
}

/** Throws if it was changed, or sealed for another purpose or under another APP_SECRET. */
export function unseal(sealed: Uint8Array, purpose: string): string {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}
