import { AppError } from "@/lib/core/errors";
import { ClientMetadata } from "@/lib/core/oauth/client-metadata";
import { scopeOf } from "@/lib/core/oauth/scope";
import { readJson } from "@/lib/http/request/body";
import { parseBy } from "@/lib/http/request/parse-by";
import type { ClientRecord } from "@/lib/services/clients/record";

const MOST_BYTES = 1024 * 1024;

/** A client's description of itself. Throws with a reason of RFC 7591 §3.2.2, also for what isn't a description. */
export async function registrationOf(request: Request): Promise<ClientMetadata> {
  try {
    return parseBy(ClientMetadata, await readJson(request, MOST_BYTES));
  } catch (error) {
    return asMetadataError(error);
  }
}

function asMetadataError(error: unknown): never {
  if (!(error instanceof AppError && (error.kind === "invalid" || error.kind === "unsupported_media"))) throw error;
  const isAddress = error.extra.problems?.[0]?.path.startsWith("redirect_uris");
  throw new AppError(error.kind, error.message, {
    ...error.extra,
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
