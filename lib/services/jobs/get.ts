import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { fromRow, JOB_COLUMNS, type JobRecord } from "./record";

/** An accepted job in its present state. Throws `not_found`. */
export async function get(ctx: Context, jobId: string): Promise<JobRecord> {
  permit(ctx, "workspace.read");
  const row = await db().job.findUnique({ where: { id: jobId, workspaceId: ctx.workspaceId }, select: JOB_COLUMNS });
  if (!row) throw notFound("Job");
  return fromRow(row);
}
