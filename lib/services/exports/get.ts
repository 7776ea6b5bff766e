import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { EXPORT_COLUMNS, type ExportRecord } from "./record";
import { withLink } from "./with-link";

/** How far an export is, with a link once it is ready. One whose time is over is not found; a failed one says why. */
export async function get(ctx: Context, exportId: string): Promise<ExportRecord> {
  permit(ctx, "workspace.read");
  const row = await db().export.findFirst({
    where: {
      id: exportId,
      workspaceId: ctx.workspaceId,
      OR: [{ expiresAt: { gt: new Date() } }, { status: "failed" }],
    },
    select: EXPORT_COLUMNS,
  });
  if (!row) throw notFound("Export");
  return withLink(row);
}
