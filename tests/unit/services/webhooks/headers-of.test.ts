import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { headersOf } from "@/lib/services/webhooks/headers-of";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const BODY = '{"id":"evt_1","data":{"text":"ä – 🎧"}}';

test("a signature equals that of the public library", () => {
  const sentAt = new Date();
  const { "webhook-signature": ours } = headersOf([SECRET], "evt_1", sentAt, BODY);
  expect(ours).toBe(new Webhook(SECRET).sign("evt_1", sentAt, BODY));
  expect(ours).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
});

test("a secret of any length signs like the public library", () => {
  const sentAt = new Date();
  for (const bytes of [24, 64, 65, 200]) {
    const secret = `whsec_${Buffer.alloc(bytes, 200).toString("base64")}`;
    const { "webhook-signature": ours } = headersOf([secret], "evt_1", sentAt, Buffer.from(BODY));
    expect(ours).toBe(new Webhook(secret).sign("evt_1", sentAt, BODY));
  }
});

test("two secrets give two signatures, and each verifies", () => {
  const other = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
  const headers = headersOf([SECRET, other], "evt_1", new Date(), BODY);
  for (const secret of [SECRET, other]) expect(new Webhook(secret).verify(BODY, headers)).toBeTruthy();
  expect(() => new Webhook(SECRET).verify(BODY.replace("evt_1", "evt_2"), headers)).toThrow();
});
