import { pool } from "@/lib/db/pool";

type Quiet = { table: string; acts?: string[]; saying?: RegExp; why: string };

/** What is written without an entry in the audit log, each with its reason. Whatever isn't here needs one. */
const QUIET: readonly Quiet[] = [
  { table: "request_minute", why: "counts calls" },
  { table: "monthly_calls", why: "counts calls" },
  { table: "request_log", why: "is a log itself" },
  { table: "participation_minute", why: "counts calls" },
  { table: "oauth_minute", why: "counts calls" },
  { table: "sign_in_attempt", why: "counts attempts" },
  { table: "model_usage", why: "counts what the model read and wrote" },
  { table: "idempotency_key", why: "is the answer of a call that has its entry, or of a refusal" },
  { table: "api_key", acts: ["UPDATE"], saying: /admit_bearers/, why: "says when a key was last used" },
  { table: "outbox_event", why: "tells of a change that has its entry, or sends a mail on its way" },
  { table: "mail", why: "is a letter; what it tells of has its entry" },
  { table: "sign_in_token", why: "is asked for by nobody in particular; who comes with it is told" },
  { table: "user_session", acts: ["UPDATE"], saying: /SET "workspace_id"/, why: "says what a browser looks at" },
  { table: "scim_minute", why: "counts calls" },
  { table: "scim_error", why: "shows refusals, which change nothing" },
  { table: "scim_directory", acts: ["UPDATE"], saying: /SET last_sync_at/, why: "says when a provider last called" },
  { table: "payment_event", why: "remembers which events of a payment service were read" },
  { table: "doomed_card", why: "is a card that a payment service has yet to forget; that it was removed is told" },
  { table: "work_answer", why: "is what a model answered in work that goes on" },
  { table: "question_claim", why: "says that a model is asked" },
  { table: "participant", acts: ["UPDATE"], saying: /SET judged_until/, why: "says that a model is asked" },
  { table: "study_session", acts: ["UPDATE"], saying: /SET answered_version/, why: "says that a model is asked" },
  { table: "sandbox_*", why: "stands in for the books of a payment service" },
  {
    table: "billing_account",
    saying: /^\s*INSERT INTO billing_account AS b/,
    why: "is the number that a payment service knows us by",
  },
  {
    table: "charge",
    acts: ["UPDATE"],
    saying: /"checked_at"|"checkout_reference"/,
    why: "remembers what the service was asked",
  },
  {
    table: "charge",
    acts: ["UPDATE"],
    saying: /SET "status" = \$1, "updated_at"/,
    why: "is on its way to the service; what comes of it is told",
  },
  {
    table: "approval",
    acts: ["UPDATE"],
    saying: /"error"|"claim|SET prepared_until/,
    why: "says why a decision could not be carried out; it is pending still",
  },
  { table: "turn", why: "is a line of an interview that goes on; that it began and ended is told" },
  { table: "study_session", acts: ["UPDATE"], saying: /last_seen_at = now\(\)/, why: "is where an interview stands" },
  { table: "spoken_answer", acts: ["UPDATE"], saying: /SET chunks/, why: "is a piece of a spoken answer" },
  {
    table: "upload",
    acts: ["UPDATE"],
    saying: /SET copy_keys = copy_keys \|\|/,
    why: "names a copy that is being made; that the upload is complete is told",
  },
  { table: "audit_head", why: "is the chain of the log itself" },
  { table: "audit_entry", acts: ["UPDATE"], why: "is the chain of the log itself" },
];

const isQuiet = ({ name, act, query }: Write): boolean =>
  QUIET.some(
    ({ table, acts, saying }) =>
      (table === name || (table === "sandbox_*" && name.startsWith("sandbox_"))) &&
      (!acts || acts.includes(act)) &&
      (!saying || saying.test(query)),
  );

type Write = { xid: string; name: string; act: string; query: string; recorded: boolean };

/** The current position in the record of writes. Null while the database can't be reached. */
export async function markOfWrites(): Promise<string | null> {
  const query = { name: "watch_mark", text: "SELECT coalesce(max(at), 0) AS at FROM watch.write" };
  const rows = await pool()
    .query<{ at: string }>(query)
    .catch(() => null);
  return rows?.rows[0]?.at ?? null;
}

/** What was written since, and whether an entry of the audit log was written with it. */
export async function writesSince(mark: string): Promise<Write[]> {
  const text = `
    SELECT w.xid::text AS xid, w.name, w.act, w.query,
           EXISTS (SELECT 1 FROM watch.write a WHERE a.xid = w.xid AND a.name = 'audit_entry' AND a.act = 'INSERT') AS recorded
      FROM watch.write w WHERE w.at > $1`;
  return (await pool().query<Write>({ name: "watch_writes", text, values: [mark] })).rows;
}

/** Writes since the mark that should have an entry and have none: "UPDATE study: UPDATE study SET …". */
export async function unrecordedSince(mark: string | null): Promise<string[]> {
  if (mark === null) return [];
  const missing = (await writesSince(mark)).filter((write) => !write.recorded && !isQuiet(write));
  return missing.map(({ name, act, query }) => `${act} ${name}: ${query.trim().replace(/\s+/g, " ").slice(0, 300)}`);
}
