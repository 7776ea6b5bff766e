import { pool } from "@/lib/db/pool";
import { disable } from "./disable";
import { warn } from "./warn";

type Row = { id: string; workspaceId: string; url: string; isHopeless: boolean };

/**
 * Five days without a success and at least ten attempts, so that one failed event before a quiet week disables nothing.
 * Nothing is delivered in a workspace that is about to be deleted.
 */
const FAILING = `
  SELECT id, workspace_id AS "workspaceId", url, is_hopeless AS "isHopeless" FROM (
    SELECT w.id, w.workspace_id, w.url, w.warned_at, w.failing_since,
           w.failing_since <= now() - interval '5 days' AND (
             SELECT count(*) FROM (
               SELECT 1 FROM webhook_delivery d
                WHERE d.webhook_id = w.id AND d.last_sent_at >= w.failing_since
               UNION ALL
               SELECT 1 FROM webhook_attempt a
                WHERE a.webhook_id = w.id AND a.sent_at >= w.failing_since LIMIT 10) a) = 10 AS is_hopeless
      FROM webhook w JOIN workspace o ON o.id = w.workspace_id AND o.deletion_at IS NULL
     WHERE w.disabled_at IS NULL AND w.failing_since <= now() - interval '24 hours') f
   WHERE is_hopeless OR warned_at IS NULL
   ORDER BY failing_since LIMIT 500`;

/** A change that began before the webhook was disabled may have added one more delivery; nobody will make it. */
const GIVE_UP = `
  UPDATE webhook_delivery d SET status = 'failed', next_attempt_at = NULL, claimed_until = NULL
    FROM webhook w WHERE w.id = d.webhook_id AND d.status = 'pending' AND w.disabled_at < now() - interval '1 minute'`;

/** Warns about webhooks that have been failing for a day and disables those failing for five. Safe to run twice. */
export async function watch(): Promise<{ warned: number; disabled: number }> {
  let [warned, disabled] = [0, 0];
  const { rows } = await pool().query<Row>({ name: "failing-webhooks", text: FAILING });
  for (const { isHopeless, ...webhook } of rows) {
    if (isHopeless) disabled += Number(await disable(webhook.id, "failing"));
    else warned += Number(await warn(webhook));
  }
  await pool().query({ name: "give-up-disabled", text: GIVE_UP });
  return { warned, disabled };
}
