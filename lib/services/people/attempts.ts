import { AppError } from "@/lib/core/errors";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { pool } from "@/lib/db/pool";

type Rule = { free: number; oneBackSeconds: number; firstLockSeconds: number; longestLockSeconds: number };

/**
 * How many attempts at an act are allowed before it locks, and how soon one comes back; each further attempt doubles
 * the lock. Those of a network address come back fast, because a whole office may share one.
 */
const RULES = {
  signIn: {
    email: { free: 10, oneBackSeconds: 3600, firstLockSeconds: 30, longestLockSeconds: 900 },
    address: { free: 100, oneBackSeconds: 30, firstLockSeconds: 30, longestLockSeconds: 900 },
  },
  signInLink: {
    email: { free: 5, oneBackSeconds: 1200, firstLockSeconds: 60, longestLockSeconds: 3600 },
    address: { free: 50, oneBackSeconds: 60, firstLockSeconds: 60, longestLockSeconds: 3600 },
  },
  signUp: {
    email: { free: 5, oneBackSeconds: 3600, firstLockSeconds: 60, longestLockSeconds: 3600 },
    address: { free: 50, oneBackSeconds: 60, firstLockSeconds: 60, longestLockSeconds: 3600 },
  },
} as const satisfies Record<string, { email: Rule; address: Rule }>;

export type Act = keyof typeof RULES;
/** Whose attempt: the typed email address, known or not, and the network address it came from. */
export type Attempt = { email: string; address: string };

/** `updated_at` is the time up to which attempts have come back. A locked row is neither changed nor returned. */
function count(key: string, [free, oneBack, first, longest]: string[], from: string): string {
  // Of two concurrent callers, the one that waits for the other's row started before it was written.
  const back = `greatest(0, floor(extract(epoch FROM now() - a.updated_at) / ${oneBack}))`;
  const failures = `(greatest(0, a.failures - ${back})::int + 1)`;
  return `
    INSERT INTO sign_in_attempt AS a (key, failures, locked_until, updated_at) SELECT ${key}, 1, NULL, now() ${from}
    ON CONFLICT (key) DO UPDATE SET failures = ${failures},
      updated_at = CASE WHEN a.failures <= ${back} THEN now()
        ELSE a.updated_at + ${back} * ${oneBack} * interval '1 second' END,
      locked_until = CASE WHEN ${failures} >= ${free}
        THEN now() + least(${longest}, ${first} * 2 ^ least(${failures} - ${free}, 20)) * interval '1 second' END
    WHERE a.locked_until IS NULL OR a.locked_until <= now() RETURNING 1`;
}

// The network address comes first: a locked one can't lock anyone's email address.
const TAKE = `
  WITH address AS (${count("$1::text", ["$3::int", "$4::int", "$5::int", "$6::int"], "")}),
       email AS (${count("$2::text", ["$7::int", "$8::int", "$9::int", "$10::int"], "FROM address")})
  SELECT EXISTS (SELECT 1 FROM email) AS granted,
         (SELECT ceil(extract(epoch FROM max(locked_until) - now()) - 0.01)::int FROM sign_in_attempt
           WHERE key IN ($1, $2)) AS seconds`;

const PATIENCE = { query_timeout: 2_500 };

const keyOf = (act: Act, what: string, value: string) => `${act} ${what} ${hashSecret(value).toString("base64url")}`;
const keysOf = (act: Act, { address, email }: Attempt) => [keyOf(act, "address", address), keyOf(act, "email", email)];
const valuesOf = (rule: Rule) => [rule.free, rule.oneBackSeconds, rule.firstLockSeconds, rule.longestLockSeconds];

/**
 * Counts an attempt before it is made, so that any number of concurrent ones, in any number of processes, get no more
 * than sequential ones. Throws `rate_limited`, the same for known and unknown people.
 */
export async function takeAttempt(act: Act, attempt: Attempt): Promise<void> {
  const { email, address } = RULES[act];
  const values = [...keysOf(act, attempt), ...valuesOf(address), ...valuesOf(email)];
  // Comes before everything else, so its timeout decides how soon an unreachable database is reported.
  const { rows } = await pool().query({ name: "take_attempt", text: TAKE, values, ...PATIENCE });
  if (rows[0]?.granted) return;
  const retryAfterSeconds = Math.max(1, rows[0]?.seconds ?? email.firstLockSeconds);
  throw new AppError("rate_limited", "Too many attempts. Wait a moment and try again.", { retryAfterSeconds });
}

const FORGIVE = `
  WITH forgotten AS (DELETE FROM sign_in_attempt WHERE key = $2)
  UPDATE sign_in_attempt SET failures = greatest(0, failures - 1),
         locked_until = CASE WHEN failures > $3 THEN locked_until END WHERE key = $1`;

/**
 * After a success, resets the email address; the network address only gets this one attempt back, or an attacker's own
 * account would wipe out their guesses at others.
 */
export async function forgiveAttempt(act: Act, attempt: Attempt): Promise<void> {
  const values = [...keysOf(act, attempt), RULES[act].address.free];
  await pool().query({ name: "forgive_attempt", text: FORGIVE, values });
}
