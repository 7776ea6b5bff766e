import { expect, test } from "vitest";
import { readSamlResponse } from "@/lib/integrations/identity/read-saml-response";
import {
  CERTIFICATE,
  ENTITY_ID,
  ENTRY_POINT,
  OTHER_CERTIFICATE,
  type Said,
  samlResponse,
} from "@/tests/support/identity/saml-provider";

const acsUrl = "https://app.test/acs";
const entityId = "https://app.test/metadata";
const addresses = { acsUrl, entityId, redirectUri: "", startUrl: "", metadataUrl: entityId };
const id = `_${"a".repeat(32)}`;

const read = (said: Said, certificate = CERTIFICATE) =>
  readSamlResponse(
    samlResponse({ id, acsUrl, entityId }, said),
    { issuer: ENTITY_ID, entryPoint: ENTRY_POINT, certificates: [certificate] },
    addresses,
    { id, createdAt: new Date() },
  );

test("a refused response says what to do about it", async () => {
  expect(await read({ email: "ada@example.test" })).toMatchObject({ email: "ada@example.test" });
  await expect(read({}, OTHER_CERTIFICATE)).rejects.toThrow(/isn't signed with the certificate entered here/);
  await expect(read({ key: "none" })).rejects.toThrow(/isn't signed with the certificate entered here/);
  await expect(read({ audience: "https://else.test" })).rejects.toThrow(/is meant for https:\/\/else.test\. Enter our/);
  await expect(read({ minutesAgo: 30 })).rejects.toThrow(
    /has expired, or isn't valid yet\. Check the provider's clock/,
  );
  await expect(read({ minutesAgo: -30 })).rejects.toThrow(/has expired, or isn't valid yet/);
});
