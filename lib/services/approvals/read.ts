import type { Context } from "@/lib/core/context";
import { isoText } from "@/lib/db/iso-text";
import { may } from "@/lib/services/access/permit";
import { kindOf } from "./kinds";
import type { ApprovalRecord } from "./record";

export type ApprovalRow = Omit<ApprovalRecord, "url" | "mayDecide">;

/** Pending, until it expires; one that is being carried out doesn't expire. */
export const statusOf = (a: string): string =>
  `CASE WHEN ${a}.status = 'pending' AND ${a}.decided_at IS NULL AND ${a}.expires_at <= now() THEN 'expired'
        ELSE ${a}.status END`;

const named = (column: string): string =>
  `(SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM user_account u WHERE u.id = ${column})`;
const decided = (a: string, value: string): string => `CASE WHEN ${a}.status <> 'pending' THEN ${value} END`;

/** An approval of the table alias `a` as one JSON value: an ApprovalRow. */
export const approvalJson = (a: string): string => `jsonb_build_object(
  'id', ${a}.id, 'kind', ${a}.kind, 'summary', ${a}.summary, 'costCents', ${a}.cost_cents, 'status', ${statusOf(a)},
  'result', ${a}.result, 'error', ${a}.error, 'requestedBy', ${named(`${a}.requested_by_id`)},
  'decidedBy', ${decided(a, named(`${a}.decided_by_id`))}, 'decidedAt', ${decided(a, isoText(`${a}.decided_at`))},
  'expiresAt', ${isoText(`${a}.expires_at`)}, 'createdAt', ${isoText(`${a}.created_at`)})`;

/** As its reader sees it. Only a signed-in person decides, with the rights that the act itself needs. */
export function toRecord(ctx: Context, row: ApprovalRow): ApprovalRecord {
  const kind = kindOf(row.kind);
  const mayDecide = ctx.actor.kind === "user" && kind !== null && may(ctx, kind.permission);
  return { ...row, url: `/eva/approvals#${row.id}`, mayDecide };
}
