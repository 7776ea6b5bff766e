import { AppError } from "@/lib/core/errors";
import { scopeOf } from "@/lib/core/oauth/scope";
import type { TokenPair } from "@/lib/services/connections/record";
import { fieldOf } from "./read-form";
import { isResource } from "./resource";

type CodeGrant = { grant: "authorization_code"; clientId: string; code: string; redirectUri: string; verifier: string };
type RefreshGrant = { grant: "refresh_token"; clientId: string; refreshToken: string; scope?: string | undefined };

/** A client's request to /token (RFC 6749 §4.1.3 and §6, RFC 7636 §4.5, RFC 8707 §2.2). */
export function tokenRequest(form: Map<string, string>): CodeGrant | RefreshGrant {
  const grant = fieldOf(form, "grant_type");
  if (grant !== "authorization_code" && grant !== "refresh_token")
    throw new AppError("invalid", "The grant_type must be authorization_code or refresh_token.", {
      reason: "unsupported_grant_type",
    });
  const clientId = fieldOf(form, "client_id");
  const resource = form.get("resource");
  if (resource !== undefined && !isResource(resource))
    throw new AppError("invalid", "The resource must be the MCP server.", { reason: "invalid_target" });
  if (grant === "refresh_token")
    return { grant, clientId, refreshToken: fieldOf(form, "refresh_token"), scope: form.get("scope") };
  return {
    grant,
    clientId,
    code: fieldOf(form, "code"),
    redirectUri: fieldOf(form, "redirect_uri"),
    verifier: fieldOf(form, "code_verifier"),
  };
}

/** RFC 6749 §5.1. */
export const toTokens = ({ accessToken, refreshToken, expiresInSeconds, canDraft }: TokenPair) => ({
  access_token: accessToken,
  token_type: "Bearer",
  expires_in: expiresInSeconds,
  refresh_token: refreshToken,
  scope: scopeOf(canDraft),
});
