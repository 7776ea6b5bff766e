import pg from "pg";
import { config } from "@/lib/core/config";

const TIMESTAMPTZ = 1184;
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

/** Sessions run in UTC, so a timestamp is almost ISO text already; the driver's own parser costs five times as much. */
function parseTimestamp(text: string): Date {
  const [, date, time] = IN_UTC.exec(text) ?? [];
  return date ? new Date(`${date}T${time}Z`) : pg.types.getTypeParser(TIMESTAMPTZ, "text")(text);
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ && format !== "binary" ? parseTimestamp : pg.types.getTypeParser(oid, format),
};

/**
 * Trigram similarity from which words count as alike; "onbording" and "onboarding" have 0.58, "pricing" and "print"
 * 0.36.
 */
const ALIKE = 0.45;

/**
 * How long a call waits for a connection while others use them all, as when fifty people move cards of one board, whose
 * changes take turns. Every call is admitted first, on connections of its own, and fails there if the database hangs.
 */
export const TURN_MS = 10_000;

/**
 * Settings of every connection. Every wait is bounded, so an unreachable database becomes an error within three
 * seconds. JIT is off: a server that supports it spends 100 ms compiling statements that take 10 and only look
 * expensive.
 */
export const settings = () => ({
  connectionString: config().DATABASE_URL,
  connectionTimeoutMillis: 2_500,
  query_timeout: 12_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  application_name: "earshot",
  options: `-c timezone=UTC -c jit=off -c pg_trgm.word_similarity_threshold=${ALIKE}`,
  types,
});
