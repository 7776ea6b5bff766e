import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { headersOf, keyOf } from "@/lib/services/webhooks/headers-of";
import { newSecret } from "@/lib/services/webhooks/secret";

const [SECRET, OTHER] = [newSecret(), newSecret()];
const TEXT = '{"id":"evt_1","data":{"text":"ä – 🎧"}}';
const signed = (secrets: string[], sentAt = new Date(), text = TEXT) =>
  headersOf(secrets.map(keyOf), "evt_1", sentAt, Buffer.from(text));

test("a secret is whsec_ and the base64 of 32 bytes", () => expect(SECRET).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/));

test("a signature equals that of the public library", () => {
  const sentAt = new Date();
  const { "webhook-signature": ours } = signed([SECRET], sentAt);
  expect(ours).toBe(new Webhook(SECRET).sign("evt_1", sentAt, TEXT));
  expect(ours).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
});

test("a secret and a body of any length sign like the public library, one after another", () => {
  const sentAt = new Date();
  for (const bytes of [24, 200, 65, 64])
    for (const text of [TEXT, "x".repeat(100_000), "{}"]) {
      const secret = `whsec_${Buffer.alloc(bytes, 200).toString("base64")}`;
      const { "webhook-signature": ours } = signed([secret], sentAt, text);
      expect(ours).toBe(new Webhook(secret).sign("evt_1", sentAt, text));
    }
});

test("two secrets give two signatures, and each verifies", () => {
  const headers = signed([SECRET, OTHER]);
  for (const secret of [SECRET, OTHER]) expect(new Webhook(secret).verify(TEXT, headers)).toEqual(JSON.parse(TEXT));
});

test("a signature is refused for another body, id or secret, and when it is old", () => {
  const headers = signed([SECRET]);
  const refused = (given: object, text = TEXT, known = SECRET) =>
    expect(() => new Webhook(known).verify(text, { ...headers, ...given })).toThrow();
  refused({}, TEXT.replace("evt_1", "evt_2"));
  refused({ "webhook-id": "evt_2" });
  refused({}, TEXT, OTHER);
  refused(signed([SECRET], new Date(Date.now() - 6 * 60_000)));
});
