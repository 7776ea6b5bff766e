import { config } from "@/lib/core/config";
import type { AppError } from "@/lib/core/errors";
import { scopeOf } from "@/lib/core/oauth/scope";

/** The reason for a refusal that approving the connection again, with drafting, would lift. */
export const INSUFFICIENT_SCOPE = "insufficient_scope";

/** Drafting is requested up front, because some clients can't ask for more later. The person can uncheck it. */
const SCOPES = scopeOf(true);

/**
 * The `WWW-Authenticate` header of a refusal (RFC 6750 §3, RFC 9728 §5.1), or null. `error` is only included if a token
 * was sent.
 */
export function challengeOf({ kind, message, extra }: AppError, sentToken: boolean): string | null {
  const metadata = `resource_metadata="${config().APP_URL}/.well-known/oauth-protected-resource/mcp"`;
  const about = (error: string) => `, error="${error}", error_description="${message.replace(/["\\]/g, "'")}"`;
  if (kind === "unauthenticated" || kind === "wrong_token")
    return `Bearer ${metadata}, scope="${SCOPES}"${sentToken ? about("invalid_token") : ""}`;
  if (extra.reason === INSUFFICIENT_SCOPE) return `Bearer ${metadata}, scope="${SCOPES}"${about(INSUFFICIENT_SCOPE)}`;
  return null;
}
