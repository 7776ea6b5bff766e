import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { headersOf } from "@/lib/services/webhooks/headers-of";
import { newSecret } from "@/lib/services/webhooks/secret";

const body = '{"id":"evt_1","data":{"name":"Zoë 🙂"}}';
const [secret, old] = [newSecret(), newSecret()];

describe("a delivery's headers", () => {
  test("are verified by the Standard Webhooks library with the secret as it was shown", () => {
    const headers = headersOf([secret], "evt_1", new Date(), body);
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  test("are verified with the new and the old secret while both sign", () => {
    const headers = headersOf([secret, old], "evt_1", new Date(), body);
    for (const known of [secret, old]) expect(new Webhook(known).verify(body, headers)).toEqual(JSON.parse(body));
  });

  test("are refused for another body, id or secret, and when they are old", () => {
    const headers = headersOf([secret], "evt_1", new Date(), body);
    const refused = (given: object, text = body, known = secret) =>
      expect(() => new Webhook(known).verify(text, { ...headers, ...given })).toThrow();
    refused({}, body.replace("Zoë", "Zoe"));
    refused({ "webhook-id": "evt_2" });
    refused({}, body, newSecret());
    refused(headersOf([secret], "evt_1", new Date(Date.now() - 6 * 60_000), body));
  });

  test("a secret is whsec_ and the base64 of 32 bytes", () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });
});
