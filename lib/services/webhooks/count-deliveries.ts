import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

// Each has an index of its own. Those that were delivered may be very many and have none.
const COUNTS = `
  SELECT (SELECT count(*)::int FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.status = 'pending') AS pending,
         (SELECT count(*)::int FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.status = 'failed') AS failed
    FROM webhook w WHERE w.workspace_id = $1 AND w.id = $2`;

type Counts = { pending: number; failed: number };

/** How many deliveries to a webhook wait or failed in the last 30 days; none to another workspace's. */
export async function countDeliveries(ctx: Context, webhookId: string): Promise<Counts> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<Counts>({
    name: "delivery_counts",
    text: COUNTS,
    values: [ctx.workspaceId, webhookId],
  });
  return rows[0] ?? { pending: 0, failed: 0 };
}
