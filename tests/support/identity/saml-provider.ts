import { createHash, createSign, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";

const read = (name: string) => readFileSync(path.join("tests/support/identity", name), "utf8");
export const CERTIFICATE = read("idp-cert.pem");
const KEY = read("idp-key.pem");
export const OTHER_CERTIFICATE = read("other-cert.pem");
const OTHER_KEY = read("other-key.pem");

export const ENTITY_ID = "https://idp.identity.test/saml";
export const ENTRY_POINT = "https://idp.identity.test/sso";

/** What a response says; omitted parts are as they should be. */
export type Said = {
  email?: string;
  nameId?: string;
  nameIdFormat?: "persistent" | "transient";
  issuer?: string;
  audience?: string;
  recipient?: string;
  inResponseTo?: string;
  confirmedFor?: string;
  minutesAgo?: number;
  key?: "other" | "none";
  /** The hash algorithm of the signature, and of its digest. */
  signedWith?: Hash;
  digestedWith?: Hash;
};
type Hash = "sha1" | "sha256";
const SIGNATURES = {
  sha1: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
  sha256: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
};
const DIGESTS = { sha1: "http://www.w3.org/2000/09/xmldsig#sha1", sha256: "http://www.w3.org/2001/04/xmlenc#sha256" };

export type Asked = { id: string; acsUrl: string; entityId: string };

/** The request that the browser was sent to the provider with (SAML 2.0 Bindings §3.4). */
export function readRequest(location: string): Asked {
  const deflated = Buffer.from(new URL(location).searchParams.get("SAMLRequest") ?? "", "base64");
  const xml = inflateRawSync(deflated).toString();
  const of = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? "";
  return {
    id: of(/\sID="([^"]+)"/),
    acsUrl: of(/AssertionConsumerServiceURL="([^"]+)"/),
    entityId: of(/<saml:Issuer[^>]*>([^<]+)</),
  };
}

const text = (value: string) => value.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const at = (ms: number) => new Date(ms).toISOString();

/**
 * A response with one assertion, written in its canonical form (Exclusive XML Canonicalization 1.0), so that its digest
 * is that of the text itself.
 */
export function samlResponse(asked: Asked, said: Said = {}): string {
  const now = Date.now() - (said.minutesAgo ?? 0) * 60_000;
  const id = `_${randomBytes(16).toString("hex")}`;
  const issuer = text(said.issuer ?? ENTITY_ID);
  const email = text(said.email ?? "ada@example.test");
  const until = at(now + 300_000);
  const before =
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${at(now)}" Version="2.0">` +
    `<saml:Issuer>${issuer}</saml:Issuer>`;
  const after =
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:${said.nameIdFormat ?? "persistent"}">${text(said.nameId ?? email)}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData` +
    ` InResponseTo="${said.confirmedFor ?? asked.id}" NotOnOrAfter="${until}" Recipient="${said.recipient ?? asked.acsUrl}">` +
    `</saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${at(now - 5_000)}" NotOnOrAfter="${until}"><saml:AudienceRestriction>` +
    `<saml:Audience>${text(said.audience ?? asked.entityId)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${at(now)}"><saml:AuthnContext><saml:AuthnContextClassRef>` +
    `urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute>` +
    `<saml:Attribute Name="displayName"><saml:AttributeValue>Ada Lovelace</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>` +
    `</saml:Assertion>`;
  const signed = said.key === "none" ? before + after : before + signature(id, before + after, said) + after;
  const response =
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomBytes(16).toString("hex")}"` +
    ` InResponseTo="${said.inResponseTo ?? asked.id}" IssueInstant="${at(now)}" Version="2.0">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>` +
    `${signed}</samlp:Response>`;
  return Buffer.from(response).toString("base64");
}

/** An enveloped XML signature with RSA and, by default, SHA-256. */
function signature(
  id: string,
  canonical: string,
  { key, signedWith = "sha256", digestedWith = "sha256" }: Said,
): string {
  const digest = createHash(digestedWith).update(canonical).digest("base64");
  const algorithm = (name: string, uri: string) => `<${name} Algorithm="${uri}"></${name}>`;
  const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";
  const inner =
    algorithm("CanonicalizationMethod", exclusive) +
    algorithm("SignatureMethod", SIGNATURES[signedWith]) +
    `<Reference URI="#${id}"><Transforms>${algorithm("Transform", "http://www.w3.org/2000/09/xmldsig#enveloped-signature")}` +
    `${algorithm("Transform", exclusive)}</Transforms>${algorithm("DigestMethod", DIGESTS[digestedWith])}` +
    `<DigestValue>${digest}</DigestValue></Reference>`;
  const namespace = 'xmlns="http://www.w3.org/2000/09/xmldsig#"';
  const signer = createSign(`RSA-${signedWith.toUpperCase()}`).update(`<SignedInfo ${namespace}>${inner}</SignedInfo>`);
  const value = signer.sign(key === "other" ? OTHER_KEY : KEY, "base64");
  return `<Signature ${namespace}><SignedInfo>${inner}</SignedInfo><SignatureValue>${value}</SignatureValue></Signature>`;
}
