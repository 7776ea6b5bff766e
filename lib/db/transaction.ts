import { kindOf } from "@/lib/core/audit/kind-of";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { workspaceClosing } from "@/lib/core/workspace-closing";
import { auditSource } from "./audit-source";
import { prisma } from "./client";
import { type AuditNote, currentTransaction, type Transaction } from "./current-transaction";
import { deliveryIdOf } from "./delivery-id";
import { Prisma } from "./generated/client";
import { isDeadlock } from "./is-deadlock";
import { isOutdated } from "./is-outdated";

export type { ClaimedKey, Transaction } from "./current-transaction";

/**
 * Runs `work` in one transaction with its audit entries and outbox events. Inside another transaction (an idempotent
 * request opens one around its verb) it joins that one. Retried after a deadlock, and once if something was deleted or
 * made since it looked, which it then sees; so `work` must change nothing but the database. `timeoutMs` is for large
 * writes. Throws `forbidden` in a workspace that is about to be deleted, also if that was decided since the caller was
 * let in.
 */
export async function transaction<T>(
  ctx: Context,
  work: (tx: Transaction) => Promise<T>,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<T> {
  if (ctx.isClosing) throw workspaceClosing();
  const outer = currentTransaction.getStore();
  if (outer) return work(outer);
  const run = async (client: Transaction["db"]) => {
    const tx: Transaction = { db: client, audits: [], events: [] };
    const result = await currentTransaction.run(tx, () => work(tx));
    if ((await writeNotes(ctx, tx)) && mayCloseMeanwhile(ctx)) throw workspaceClosing();
    return result;
  };
  const options = timeoutMs === undefined ? undefined : { timeout: timeoutMs };
  for (let tries = 1; ; tries++)
    try {
      return await prisma().$transaction(run, options);
    } catch (error) {
      if (tries >= triesFor(error)) throw error;
    }
}

/** Only what was let in to an open workspace; the system finishes its work, and participants their interviews. */
const mayCloseMeanwhile = ({ isClosing, actor: { kind } }: Context): boolean =>
  isClosing === false || kind === "apiKey" || kind === "mcp";

/** After so many deadlocks the caller is told to try again: the database needs a second to detect each. */
const triesFor = (error: unknown): number => (isDeadlock(error) ? 5 : isOutdated(error) ? 2 : 1);

/**
 * Records who did what, in the transaction of the change. `details` must contain no secrets and nothing a person said.
 */
export function audit(tx: Transaction, note: AuditNote): void {
  tx.audits.push(note);
}

const NOTHING = Buffer.alloc(0);
const MOST_NAME_CHARACTERS = 200;
const DELIVERY_ID = Prisma.raw(deliveryIdOf("e.id", "w.id"));

/**
 * Audit entries, events with their webhook deliveries, and the stored response share one round trip. A webhook that is
 * being deleted is skipped: waiting for it would end in a foreign key violation. Returns whether the workspace is
 * closing.
 */
async function writeNotes(ctx: Context, tx: Transaction): Promise<boolean> {
  if (!tx.audits.length && !tx.events.length && !tx.answer) return false;
  const by = auditSource(ctx);
  const audits = tx.audits.map((note) => ({
    id: newId("audit"),
    workspace_id: note.workspaceId ?? ctx.workspaceId,
    action: note.action,
    kind: kindOf(note.action),
    target_id: note.targetId ?? null,
    name: note.name?.slice(0, MOST_NAME_CHARACTERS) ?? null,
    via: note.via ?? null,
    details: note.details ?? {},
    changes: note.changes ?? null,
  }));
  const events = tx.events.map((note) => ({
    id: note.id,
    kind: note.kind,
    resource_id: note.resourceId,
    data: note.data,
  }));
  const { claim, answer } = tx.answer ?? {};
  const [written] = await tx.db.$queryRaw<{ closing: boolean | null }[]>`
    WITH audits AS (
      INSERT INTO audit_entry (id, workspace_id, actor_kind, actor_id, person_id, actor_name, via, surface, address,
                               user_agent, action, kind, target_id, name, details, changes, request_id)
      SELECT a.id, a.workspace_id, ${by.actorKind}, ${by.actorId}, ${by.personId}, ${by.actorName},
             a.via, ${by.surface}, ${by.address}, ${by.userAgent}, a.action, a.kind, a.target_id,
             a.name, a.details, a.changes, ${ctx.requestId}
        FROM json_to_recordset(${JSON.stringify(audits)}::json)
          AS a(id text, workspace_id text, action text, kind text, target_id text, name text, via text, details jsonb, changes jsonb)
    ), events AS (
      INSERT INTO outbox_event (id, workspace_id, kind, resource_id, data)
      SELECT e.id, ${ctx.workspaceId}, e.kind, e.resource_id, e.data
        FROM json_to_recordset(${JSON.stringify(events)}::json) AS e(id text, kind text, resource_id text, data jsonb)
      RETURNING id, kind
    ), deliveries AS (
      INSERT INTO webhook_delivery (id, webhook_id, event_id, kind)
      SELECT ${DELIVERY_ID}, w.id, e.id, e.kind
        FROM events e JOIN webhook w ON w.workspace_id = ${ctx.workspaceId} AND w.disabled_at IS NULL AND e.kind = ANY(w.events)
         FOR KEY SHARE OF w SKIP LOCKED
      RETURNING 1
    ), answer AS (
      INSERT INTO idempotency_key (workspace_id, user_id, operation, key, fingerprint, status, body, location)
      SELECT ${claim?.workspaceId ?? ""}, ${claim?.userId ?? ""}, ${claim?.operation ?? ""}, ${claim?.key ?? ""},
             ${claim?.fingerprint ?? NOTHING}::bytea, ${answer?.status ?? 0}::int, ${answer?.body ?? ""}, ${answer?.location ?? null}
       WHERE ${claim !== undefined}
    )
    SELECT (SELECT deletion_at IS NOT NULL FROM workspace WHERE id = ${ctx.workspaceId}) AS closing,
           CASE WHEN ${events.length > 0} THEN pg_notify('outbox', '')::text END AS outbox,
           CASE WHEN EXISTS (SELECT 1 FROM deliveries) THEN pg_notify('webhooks', '')::text END AS webhooks`;
  return written?.closing === true;
}
