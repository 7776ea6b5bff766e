import { createHmac } from "node:crypto";

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/**
 * The headers of one attempt, following Standard Webhooks 1.0.0: the HMAC-SHA256 of `id.timestamp.body` under every
 * secret in force, separated by spaces. The timestamp is the attempt's, the id the event's.
 */
export function headersOf(
  secrets: string[],
  eventId: string,
  sentAt: Date,
  body: string | Buffer,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signed = `${eventId}.${timestamp}.`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", keyOf(secret)).update(signed).update(body).digest("base64")}`,
  );
  return {
    "content-type": "application/json",
    "user-agent": "Earshot-Webhooks/1.0",
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
