import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type DeliveryRow, fromDelivery, readDeliveries } from "./read";
import type { DeliveryRecord, DeliveryState } from "./record";

// An id begins with the event's time.
const PAGE = `($3::text IS NULL OR d.status = $3) AND ($4::text IS NULL OR d.id < $4)
  ORDER BY d.id DESC LIMIT $5`;
// Returns no rows if the webhook doesn't exist, and at least one if it does.
const LIST = `
  SELECT found.* FROM webhook h LEFT JOIN LATERAL (${readDeliveries(PAGE)}) AS found ON true
   WHERE h.workspace_id = $1 AND h.id = $2`;

type Wanted = { cursor?: string; limit: number; state?: DeliveryState | undefined };

/** Deliveries to a webhook in the last 30 days, newest first. Throws `not_found`. */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { cursor, limit, state }: Wanted,
): Promise<Page<DeliveryRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:deliveries:${webhookId}:${state ?? ""}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, webhookId, state ?? null, after?.id ?? null, limit + 1];
  const { rows } = await pool().query<DeliveryRow | { id: null }>({ name: "list_deliveries", text: LIST, values });
  if (rows.length === 0) throw notFound("Webhook");
  return pageOf(rows.filter((row): row is DeliveryRow => row.id !== null).map(fromDelivery), page);
}
