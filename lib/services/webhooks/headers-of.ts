import { hash } from "node:crypto";

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/** HMAC-SHA256 (RFC 2104) as two hashes: a stream per signature, which is what the library makes, costs twice as much. */
function hmac(secret: string, signed: string, body: Buffer): string {
  const given = keyOf(secret);
  const key = given.length > BLOCK_BYTES ? hash("sha256", given, "buffer") : given;
  const start = BLOCK_BYTES + signed.length;
  const inner = Buffer.allocUnsafe(start + body.length).fill(0x36, 0, BLOCK_BYTES);
  const outer = Buffer.allocUnsafe(BLOCK_BYTES + DIGEST_BYTES).fill(0x5c, 0, BLOCK_BYTES);
  for (let i = 0; i < key.length; i++) {
    inner[i] = 0x36 ^ (key[i] ?? 0);
    outer[i] = 0x5c ^ (key[i] ?? 0);
  }
  inner.write(signed, BLOCK_BYTES, "latin1");
  body.copy(inner, start);
  hash("sha256", inner, "buffer").copy(outer, BLOCK_BYTES);
  return hash("sha256", outer, "base64");
}

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
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const signatures = secrets.map((secret) => `v1,${hmac(secret, signed, bytes)}`);
  return {
    "content-type": "application/json",
    "user-agent": "Earshot-Webhooks/1.0",
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
