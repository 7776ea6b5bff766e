import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

/** A secret, ready to sign: as bytes, every signature would prepare it again. */
export type SigningKey = KeyObject;

/** The key of a `whsec_…` text (Standard Webhooks 1.0.0), for `headersOf`. */
export const keyOf = (secret: string): SigningKey =>
  createSecretKey(Buffer.from(secret.replace(/^whsec_/, ""), "base64"));

/**
 * The headers of one attempt, following Standard Webhooks 1.0.0: the HMAC-SHA256 of `id.timestamp.body` under every
 * secret in force, separated by spaces. The timestamp is the attempt's, the id the event's.
 */
export function headersOf(keys: SigningKey[], eventId: string, sentAt: Date, body: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signed = `${eventId}.${timestamp}.`;
  const signatures = keys.map((key) => `v1,${createHmac("sha256", key).update(signed).update(body).digest("base64")}`);
  return {
    "content-type": "application/json",
    "user-agent": "Earshot-Webhooks/1.0",
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
