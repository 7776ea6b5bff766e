import type { Profile } from "@node-saml/node-saml";
import type { SsoAddresses } from "@/lib/core/sso/sso-addresses";
import { firstAddress, type ProvidedIdentity, shownName } from "./identity-of-claims";
import { ProviderFailed } from "./provider-failed";
import { requireStrongSaml } from "./require-strong-saml";
import { type SamlRequest, type SamlSettings, samlOf } from "./saml";
import { samlProblem } from "./saml-problem";

const CLAIMS = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims";
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** Enough for more than a thousand groups; the library's time grows with the square of the number of siblings. */
const MOST_TAGS = 2_500;
const LESS_THAN = 0x3c;

type Confirmation = {
  $?: { Method?: string };
  SubjectConfirmationData?: { $?: { InResponseTo?: string; Recipient?: string } }[];
};

/**
 * The id of the request that a response claims to answer: unsigned, so only good for looking up the request. Null if it
 * isn't a response.
 */
export function answeredRequest(response: string): string | null {
  const xml = Buffer.from(response, "base64").toString("utf8");
  // Excludes "<" inside a tag: with a search up to the next ">", many openings would take quadratic time.
  const [root = ""] = /<(?:[\w.-]+:)?Response\b[^<>]*>/.exec(xml) ?? [];
  return /\sInResponseTo\s*=\s*["'](_[0-9a-f]{32,64})["']/.exec(root)?.[1] ?? null;
}

/**
 * Who signed in, from a SAML response with a signed assertion for us, for this request, from this provider, valid now.
 * Throws ProviderFailed otherwise, with what an admin can do about it.
 */
export async function readSamlResponse(
  response: string,
  settings: SamlSettings,
  addresses: SsoAddresses,
  request: SamlRequest,
): Promise<ProvidedIdentity> {
  requireFewTags(response);
  requireStrongSaml(response);
  let profile: Profile | null;
  try {
    ({ profile } = await samlOf(settings, addresses, request).validatePostResponseAsync({ SAMLResponse: response }));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.replace(/\s+/g, " ").slice(0, 200) : "";
    throw new ProviderFailed(samlProblem(why), { cause });
  }
  if (!profile) throw new ProviderFailed("The provider did not say who signed in.");
  if (profile.issuer !== settings.issuer)
    throw new ProviderFailed(
      `The response came from ${String(profile.issuer).slice(0, 200)}. Enter that as the entity ID.`,
    );
  requireConfirmed(profile, addresses, request);
  return identityOf(profile);
}

function requireFewTags(response: string): void {
  const tags = Buffer.from(response, "base64").reduce((count, byte) => (byte === LESS_THAN ? count + 1 : count), 0);
  if (tags > MOST_TAGS)
    throw new ProviderFailed("The provider's response is too large. Send fewer attributes and groups.");
}

/** SAML 2.0 Profiles §4.1.4.2: a bearer assertion names the request and where it may be used, under its signature. */
function requireConfirmed(profile: Profile, { acsUrl }: SsoAddresses, { id }: SamlRequest): void {
  const assertion = profile.getAssertion?.() as
    | { Assertion?: { Subject?: { SubjectConfirmation?: Confirmation[] }[] } }
    | undefined;
  const confirmations = assertion?.Assertion?.Subject?.[0]?.SubjectConfirmation ?? [];
  const isConfirmed = confirmations.some(({ $, SubjectConfirmationData }) => {
    const data = SubjectConfirmationData?.[0]?.$;
    return $?.Method?.endsWith(":bearer") && data?.InResponseTo === id && data.Recipient === acsUrl;
  });
  if (!isConfirmed)
    throw new ProviderFailed("The assertion is not for this sign-in: its request or recipient does not match.");
}

function identityOf(profile: Profile): ProvidedIdentity {
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>;
  const of = (...names: string[]) => names.map((name) => attributes[name]).find((value) => typeof value === "string");
  const address = of("email", "mail", "emailAddress", `${CLAIMS}/emailaddress`, "urn:oid:0.9.2342.19200300.100.1.3");
  const email = firstAddress(address, profile.nameID);
  const isLasting = profile.nameID && profile.nameIDFormat !== TRANSIENT;
  const first = of("firstName", "givenName", `${CLAIMS}/givenname`, "urn:oid:2.5.4.42");
  const last = of("lastName", "surname", "sn", `${CLAIMS}/surname`, "urn:oid:2.5.4.4");
  const whole = of("displayName", "http://schemas.microsoft.com/identity/claims/displayname");
  return {
    subject: isLasting ? profile.nameID : (email ?? ""),
    email,
    emailVerified: null,
    name: shownName(whole) ?? shownName(first, last),
  };
}
