import { AppError } from "@/lib/core/errors";

/**
 * Calls a minute: of one participant's link, who at most answers and saves a draft; of a network that many share; and
 * how many from one network may start in the same study by its open link.
 */
export const CALLS_PER_MINUTE = { token: 120, address: 3_000, starts: 40 };

/** The refusal of a call beyond them. */
export const tooFast = (): AppError =>
  new AppError("rate_limited", "Too many requests. Wait a minute and try again.", { retryAfterSeconds: 60 });

/**
 * The part of a statement that counts a call for both keys in their running minute. The link comes first everywhere,
 * so that two callers never wait for each other; an address that is null counts nowhere.
 */
export const countCall = (token: string, address: string): string => `
  INSERT INTO participation_minute AS m (key, minute, calls)
  SELECT k.key, date_trunc('minute', now()), 1 FROM unnest(ARRAY[${token}::text, ${address}::text]) AS k(key)
   WHERE k.key IS NOT NULL
  ON CONFLICT (key) DO UPDATE SET minute = excluded.minute,
    calls = CASE WHEN m.minute = excluded.minute THEN m.calls + 1 ELSE 1 END
  RETURNING m.key, m.calls`;
