import { expect, test } from "vitest";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { answeredRequest, readSamlResponse } from "@/lib/integrations/identity/read-saml-response";
import { requireStrongSaml } from "@/lib/integrations/identity/require-strong-saml";
import { cpuMs } from "@/tests/support/watch/cpu-ms";

/** As much as the endpoint accepts, in base64. */
const BYTES = 384 * 1024;
const filled = (piece: string) => Buffer.from(piece.repeat(BYTES / piece.length)).toString("base64");

/** In milliseconds: a request that anybody may send blocks everybody else for this long. */
function timeOf(work: () => unknown): number {
  const started = cpuMs();
  try {
    work();
  } catch {
    // Why such a text is refused doesn't matter.
  }
  return cpuMs() - started;
}

test.each(["<Response ", "<a:Response\n", "<a:", "<Response InResponseTo ", " InResponseTo", "<"])(
  "half a megabyte of %j is searched at once",
  (piece) => {
    expect(timeOf(() => answeredRequest(filled(piece)))).toBeLessThan(1_000);
  },
);

test.each(["<DigestMethod ", "<a:SignatureMethod\n", '<DigestMethod Algorithm=" ', "<a:", "<!", "<EncryptedI"])(
  "half a megabyte of %j is checked for weak signatures at once",
  (piece) => {
    expect(timeOf(() => requireStrongSaml(filled(piece)))).toBeLessThan(1_000);
  },
);

test("a response of a hundred thousand elements is refused before the library reads it", async () => {
  const response = `<Response>${"<a/>".repeat(BYTES / 4)}</Response>`;
  const settings = { issuer: "https://idp.test", entryPoint: "https://idp.test/sso", certificates: ["x"] };
  const addresses = ssoAddresses("wsp_00000000000000000000000000");
  const request = { id: `_${"0".repeat(32)}`, createdAt: new Date() };
  const started = cpuMs();
  await expect(
    readSamlResponse(Buffer.from(response).toString("base64"), settings, addresses, request),
  ).rejects.toThrow("The provider's response is too large. Send fewer attributes and groups.");
  expect(cpuMs() - started).toBeLessThan(1_000);
});
