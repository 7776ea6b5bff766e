import { hashSecret, newAccessToken, newRefreshToken } from "@/lib/core/secrets/secrets";
import type { Transaction } from "@/lib/db/transaction";
import type { TokenPair } from "./record";

const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 86_400;

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** When a connection expires if it isn't refreshed. */
export const connectionEnd = () => fromNow(REFRESH_SECONDS);

/**
 * A new pair for a connection. `canDraft` is the access token's; the next one may have everything that was allowed
 * again.
 */
export async function issue(
  tx: Transaction,
  connectionId: string,
  canDraft: { access: boolean; refresh: boolean },
): Promise<TokenPair> {
  const [accessToken, refreshToken] = [newAccessToken(), newRefreshToken()];
  const row = (token: string, kind: "access" | "refresh", seconds: number) => ({
    connectionId,
    kind,
    canDraft: canDraft[kind],
    expiresAt: fromNow(seconds),
    tokenHash: new Uint8Array(hashSecret(token)),
  });
  await tx.db.oAuthToken.createMany({
    data: [row(accessToken, "access", ACCESS_SECONDS), row(refreshToken, "refresh", REFRESH_SECONDS)],
  });
  return { accessToken, refreshToken, expiresInSeconds: ACCESS_SECONDS, canDraft: canDraft.access };
}
