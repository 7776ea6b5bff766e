import { AppError } from "@/lib/core/errors";
import { ClientMetadata } from "@/lib/core/oauth/client-metadata";
import { scopeOf } from "@/lib/core/oauth/scope";
import type { ClientRecord } from "@/lib/services/clients/record";

/** A client's description of itself. Throws `invalid` with the reason of RFC 7591 §3.2.2. */
export function registration(body: unknown): ClientMetadata {
  const parsed = ClientMetadata.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const isAddress = issue?.path[0] === "redirect_uris";
  throw new AppError("invalid", `${issue?.path.join(".") || "The body"}: ${issue?.message}`, {
    reason: isAddress ? "invalid_redirect_uri" : "invalid_client_metadata",
  });
}

/** The registered client (RFC 7591 §3.2.1): public and without a secret, whatever it asked for. */
export const toRegistration = ({ clientId, createdAt, name, redirectUris }: ClientRecord) => ({
  client_id: clientId,
  client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
  ...(name !== null && { client_name: name }),
  redirect_uris: redirectUris,
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
  scope: scopeOf(true),
});
