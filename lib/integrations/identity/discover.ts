import { z } from "zod";
import { askProvider } from "./ask-provider";
import { ProviderFailed } from "./provider-failed";

const Url = z.url({ protocol: /^https?$/ }).max(2_000);

/** The part of OpenID Connect Discovery 1.0 §3 that we need. */
const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: Url,
  token_endpoint: Url,
  jwks_uri: Url,
  userinfo_endpoint: Url.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  response_types_supported: z.array(z.string()).optional(),
});

export type Discovered = z.output<typeof Document>;

/**
 * Reads an issuer's discovery document. Throws ProviderFailed if it is unreachable, incomplete, or names another issuer
 * (OpenID Connect Discovery 1.0 §4.3).
 */
export async function discover(issuer: string): Promise<Discovered> {
  const url = `${issuer.replace(/(?<!\/)\/+$/, "")}/.well-known/openid-configuration`;
  const parsed = Document.safeParse(await askProvider(url, { what: "its OpenID configuration" }));
  if (!parsed.success) throw new ProviderFailed(`${url} does not return an OpenID configuration.`);
  const found = parsed.data;
  if (found.issuer !== issuer)
    throw new ProviderFailed(
      `The provider calls itself ${found.issuer.slice(0, 300)}. Enter exactly that as the issuer.`,
    );
  const addresses = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri, found.userinfo_endpoint];
  if (issuer.startsWith("https:") && addresses.some((one) => one?.startsWith("http:")))
    throw new ProviderFailed("One of the provider's addresses does not begin with https://.");
  return found;
}
