import { ProviderFailed } from "./provider-failed";

/** Up to the next character that ends or begins a tag: an unterminated one also matches, and isn't strong. */
const METHODS = /<(?:[^\s<>/:]+:)?(?:SignatureMethod|DigestMethod)(?=[\s/>])[^<>]*>?/g;
const ALGORITHM = /\sAlgorithm\s*=\s*["']([^"']*)["']/;
const STRONG = new Set(
  ["256", "384", "512"].flatMap((bits) => [
    `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`,
    `http://www.w3.org/2007/05/xmldsig-more#sha${bits}-rsa-MGF1`,
    `http://www.w3.org/2001/04/xmlenc#sha${bits}`,
    `http://www.w3.org/2001/04/xmldsig-more#sha${bits}`,
  ]),
);

const isStrong = (tag: string): boolean =>
  tag.endsWith(">") && tag.split("Algorithm").length === 2 && STRONG.has(ALGORITHM.exec(tag)?.[1] ?? "");

/**
 * Throws ProviderFailed for a SAML response (in base64) that is encrypted, which is not supported, or signed with less
 * than RSA and SHA-256, which the library would take: SHA-1 (NIST SP 800-131A Rev. 2, table 9: not for signatures). It
 * looks at the text: whatever is written in another way than providers do is refused too.
 */
export function requireStrongSaml(response: string): void {
  const xml = Buffer.from(response, "base64").toString("utf8");
  // Its own entities could hide what the text says.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new ProviderFailed("The provider's response contains a document type declaration.");
  if (/<(?:[^\s<>/:]+:)?Encrypted(?:Assertion|ID|Attribute)[\s/>]/.test(xml))
    throw new ProviderFailed(
      "The provider encrypts its assertions, which is not supported. Turn off assertion encryption there: responses are signed, and the connection is encrypted anyway.",
    );
  if (!(xml.match(METHODS) ?? []).every(isStrong))
    throw new ProviderFailed(
      "The provider's response is signed with SHA-1 or another weak algorithm. Choose SHA-256 for signature and digest there.",
    );
}
