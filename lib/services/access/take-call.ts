import { AppError } from "@/lib/core/errors";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { pool } from "@/lib/db/pool";

/**
 * Calls per minute and network address to open endpoints. Hosted clients refresh the tokens of all their users from few
 * addresses, so /token has room; a 256-bit secret can't be guessed at any rate. A whole office may sign in from one
 * address in the same minute.
 */
const MOST = { register: 60, authorize: 300, token: 1_200, revoke: 300, discover: 120, sso: 300 } as const;
export type OpenEndpoint = keyof typeof MOST;

const TAKE = `
  INSERT INTO oauth_minute AS m (key, minute, calls) VALUES ($1, date_trunc('minute', now()), 1)
  ON CONFLICT (key) DO UPDATE SET minute = excluded.minute,
    calls = CASE WHEN m.minute = excluded.minute THEN m.calls + 1 ELSE 1 END
  RETURNING calls, ceil(60 - extract(second FROM now()))::int AS seconds`;

/** Counts a call to an endpoint that needs no token, whoever makes it. Throws `rate_limited`. */
export async function takeCall(endpoint: OpenEndpoint, address: string): Promise<void> {
  const values = [`${endpoint} ${hashSecret(address).toString("base64url")}`];
  const query = { name: "take_open_call", text: TAKE, values, query_timeout: 2_500 };
  const row = (await pool().query<{ calls: number; seconds: number }>(query)).rows[0];
  if (!row || row.calls <= MOST[endpoint]) return;
  throw new AppError("rate_limited", `Too many requests: ${MOST[endpoint]} a minute are allowed from one network.`, {
    retryAfterSeconds: Math.max(1, row.seconds),
  });
}
