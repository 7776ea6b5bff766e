import { hash } from "node:crypto";

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** A secret, ready to sign: the key of HMAC-SHA256, as long as a block of it. */
export type SigningKey = Buffer;

/** The key of a `whsec_…` text (Standard Webhooks 1.0.0), for `headersOf`. */
export function keyOf(secret: string): SigningKey {
  const given = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return Buffer.concat([given.length > BLOCK_BYTES ? hash("sha256", given, "buffer") : given], BLOCK_BYTES);
}

/** Written anew for each signature, as memory of its own costs as much as the hash; longer bodies are rare. */
const inner = Buffer.alloc(16 * 1024);
const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);

/** HMAC-SHA256 (RFC 2104) as two hashes: a stream per signature, which is what the library makes, costs twice as much. */
function hmac(key: SigningKey, signed: string, body: Buffer): string {
  const start = BLOCK_BYTES + signed.length;
  const end = start + body.length;
  const hashed = end <= inner.length ? inner.subarray(0, end) : Buffer.alloc(end);
  for (let i = 0; i < BLOCK_BYTES; i++) {
    const byte = key[i] ?? 0;
    hashed[i] = 0x36 ^ byte;
    outer[i] = 0x5c ^ byte;
  }
  hashed.write(signed, BLOCK_BYTES, "latin1");
  body.copy(hashed, start);
  outer.write(hash("sha256", hashed, "hex"), BLOCK_BYTES, "hex");
  return hash("sha256", outer, "base64");
}

/**
 * The headers of one attempt, following Standard Webhooks 1.0.0: the HMAC-SHA256 of `id.timestamp.body` under every
 * secret in force, separated by spaces. The timestamp is the attempt's, the id the event's.
 */
export function headersOf(keys: SigningKey[], eventId: string, sentAt: Date, body: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signed = `${eventId}.${timestamp}.`;
  const signatures = keys.map((key) => `v1,${hmac(key, signed, body)}`);
  return {
    "content-type": "application/json",
    "user-agent": "Earshot-Webhooks/1.0",
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
