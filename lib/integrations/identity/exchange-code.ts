import { z } from "zod";
import { askProvider } from "./ask-provider";
import type { Discovered } from "./discover";
import { errorCode, ProviderFailed } from "./provider-failed";

export type Client = { clientId: string; clientSecret: string };
export type CodeExchange = { code: string; redirectUri: string; codeVerifier: string };

const Tokens = z.object({ id_token: z.string(), access_token: z.string().optional() });

/** RFC 6749 §2.3.1: both parts are form-encoded before they are joined. */
const basic = ({ clientId, clientSecret }: Client): string => {
  const encoded = [clientId, clientSecret].map((part) => new URLSearchParams({ "": part }).toString().slice(1));
  return `Basic ${Buffer.from(encoded.join(":")).toString("base64")}`;
};

/**
 * Exchanges the code for tokens (RFC 6749 §4.1.3, RFC 7636 §4.5). Throws ProviderFailed with the provider's error code.
 */
export async function exchangeCode(
  found: Discovered,
  client: Client,
  { code, redirectUri, codeVerifier }: CodeExchange,
): Promise<z.output<typeof Tokens>> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
  const methods = found.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const isBasic = methods.includes("client_secret_basic") || !methods.includes("client_secret_post");
  if (!isBasic) {
    form.set("client_id", client.clientId);
    form.set("client_secret", client.clientSecret);
  }
  const headers = isBasic ? { authorization: basic(client) } : undefined;
  const answer = await askProvider(found.token_endpoint, { what: "the tokens", form, headers });
  const tokens = Tokens.safeParse(answer);
  if (tokens.success) return tokens.data;
  const code_ = errorCode((answer as { error?: unknown } | null)?.error);
  if (code_ === "invalid_client") throw new ProviderFailed("The provider did not accept the client id and secret.");
  throw new ProviderFailed(
    code_ ? `The provider gave no tokens: ${code_}.` : "The provider's answer contains no ID token.",
  );
}
