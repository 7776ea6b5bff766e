import { AppError } from "@/lib/core/errors";

/**
 * Calls per minute: of one participant's link, which at most answers and saves a draft; of a network that many share;
 * and how many from one network may start in the same study through its open link.
 */
export const CALLS_PER_MINUTE = { token: 120, address: 3_000, starts: 40 };

/** The refusal of a call beyond these limits. */
export const tooFast = (): AppError =>
  new AppError("rate_limited", "Too many requests. Wait a minute and try again.", { retryAfterSeconds: 60 });

/**
 * The part of a statement that counts a call for both keys in their rolling minute. The link always comes first, to
 * avoid deadlocks; a null address isn't counted.
 */
export const countCall = (token: string, address: string): string => `
  INSERT INTO participation_minute AS m (key, minute, calls)
  SELECT k.key, date_trunc('minute', now()), 1 FROM unnest(ARRAY[${token}::text, ${address}::text]) AS k(key)
   WHERE k.key IS NOT NULL
  ON CONFLICT (key) DO UPDATE SET minute = excluded.minute,
    calls = CASE WHEN m.minute = excluded.minute THEN m.calls + 1 ELSE 1 END
  RETURNING m.key, m.calls`;
