import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";

/** An admitted request of a provider, and its outcome. */
type Outcome = {
  workspaceId: string;
  provider: string;
  method: string;
  /** Relative to the SCIM base URL. */
  path: string;
  status: number;
  scimType?: string | null;
  /** The message of a refusal. */
  detail?: string | null;
};

const MINUTE_MS = 60_000;
const KEPT = 20;
const MOST_WAITING = 50;

type State = { seenAt: Map<string, number>; waiting: number };
const shared = globalThis as typeof globalThis & { earshotScimOutcomes?: State };
const state = (): State => {
  shared.earshotScimOutcomes ??= { seenAt: new Map(), waiting: 0 };
  return shared.earshotScimOutcomes;
};

const SEEN = `
  UPDATE scim_directory SET last_sync_at = now()
   WHERE workspace_id = $1 AND (last_sync_at IS NULL OR last_sync_at < now() - interval '1 minute')`;
const REFUSED = `
  WITH made AS (INSERT INTO scim_error (workspace_id, provider, method, path, status, scim_type, detail)
    VALUES ($1, $2, $3, $4, $5, $6, $7))
  DELETE FROM scim_error WHERE workspace_id = $1
     AND id <= (SELECT id FROM scim_error WHERE workspace_id = $1 ORDER BY id DESC OFFSET ${KEPT - 1} LIMIT 1)`;

/** Looking for something that doesn't exist is how providers ask; it isn't a failure. */
const isFailure = ({ method, status }: Outcome) => status >= 400 && !(method === "GET" && status === 404);

/** Once a minute is enough, and this process remembers the last time. */
function isFirstOfMinute(workspaceId: string): boolean {
  const { seenAt } = state();
  const now = Date.now();
  if (now - (seenAt.get(workspaceId) ?? 0) < MINUTE_MS) return false;
  if (seenAt.size > 10_000) seenAt.clear();
  seenAt.set(workspaceId, now);
  return true;
}

/**
 * Records for the settings page when the provider last called and its last 20 refusals, without queries and bodies,
 * which contain personal data. Nobody waits for it, a failure is only logged, and in a storm of refusals most are
 * dropped.
 */
export async function recordOutcome(outcome: Outcome): Promise<void> {
  const { workspaceId, provider, method, path, status, scimType, detail } = outcome;
  const isSeen = isFirstOfMinute(workspaceId);
  const isKept = isFailure(outcome) && state().waiting < MOST_WAITING;
  if (!isSeen && !isKept) return;
  const where = (path.split("?", 1)[0] ?? "").slice(0, 200);
  const values = [workspaceId, provider, method, where, status, scimType ?? null, (detail ?? "").slice(0, 500)];
  state().waiting++;
  try {
    if (isSeen) await pool().query({ name: "scim_seen", text: SEEN, values: [workspaceId] });
    if (isKept) await pool().query({ name: "scim_refused", text: REFUSED, values });
  } catch (error) {
    log().warn({ err: error, workspaceId }, "the outcome of a SCIM request was not noted");
  } finally {
    state().waiting--;
  }
}
