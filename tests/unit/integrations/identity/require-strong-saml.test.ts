import { expect, test } from "vitest";
import { requireStrongSaml } from "@/lib/integrations/identity/require-strong-saml";

const SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const SHA1 = "http://www.w3.org/2000/09/xmldsig#rsa-sha1";
const refusal = (xml: string): string => {
  try {
    requireStrongSaml(Buffer.from(xml).toString("base64"));
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("an encrypted assertion is refused as such, with where to turn encryption off", () => {
  for (const tag of ["<saml:EncryptedAssertion>", "<EncryptedAssertion xmlns='x'>", "<saml2:EncryptedID\n>"])
    expect(refusal(`<samlp:Response>${tag}`)).toMatch(/encrypts its assertions.*Turn off assertion encryption/);
});

test("SHA-1 is refused in a signature and in a digest, however it is written, and stronger algorithms are accepted", () => {
  const digest = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>';
  expect(refusal(`<SignatureMethod Algorithm="${SHA256}"></SignatureMethod>${digest}`)).toBe("");
  for (const tag of [
    `<SignatureMethod Algorithm="${SHA1}"/>`,
    `<ds:SignatureMethod\n Algorithm = '${SHA1}'>`,
    `<SignatureMethod Algorithm="${SHA256}" Algorithm="${SHA1}"/>`,
    `<SignatureMethod a=">" Algorithm="${SHA1}"/>`,
    `<SignatureMethod x:Algorithm="${SHA256}"/>`,
    `<SignatureMethod Algorithm="${SHA1.replace("sha1", "sh&#97;1")}"/>`,
    '<DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/>',
    "<DigestMethod/>",
  ])
    expect(refusal(`<SignatureMethod Algorithm="${SHA256}"/>${tag}${digest}`), tag).toMatch(/SHA-1 or another weak/);
  expect(refusal(`<!DOCTYPE x [<!ENTITY m '<SignatureMethod Algorithm="${SHA256}"/>'>]>`)).toMatch(/document type/);
});

test("an unclosed tag isn't strong", () => {
  expect(refusal(`<SignatureMethod Algorithm="${SHA256}" `)).toMatch(/SHA-1 or another weak/);
  expect(refusal(`<SignatureMethod Algorithm="${SHA256}" a="<">`)).toMatch(/SHA-1 or another weak/);
});
