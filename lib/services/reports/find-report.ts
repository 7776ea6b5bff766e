import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { requireProject } from "@/lib/services/projects/require-project";
import { type DetailRow, ONE_REPORT, viewer } from "./read";

/** The report as this transaction sees it. Throws `not_found`. */
export async function findReport(tx: Transaction, ctx: Context, reportId: string): Promise<DetailRow> {
  const [row] = await tx.db.$queryRawUnsafe<DetailRow[]>(ONE_REPORT, ...viewer(ctx), reportId);
  if (!row) throw notFound("Report");
  return row;
}

/** The same, locked until the commit, so that changes of one report are serialized. */
export async function lockReport(tx: Transaction, ctx: Context, reportId: string): Promise<DetailRow> {
  await tx.db.$queryRaw`SELECT 1 FROM report WHERE id = ${reportId} AND workspace_id = ${ctx.workspaceId} FOR UPDATE`;
  return findReport(tx, ctx, reportId);
}

/**
 * The same, with its project locked first, as deleting a project does: the other way around, the two would wait for
 * each other. For what adds something to the project.
 */
export async function lockReportInProject(tx: Transaction, ctx: Context, reportId: string): Promise<DetailRow> {
  const { projectId } = await findReport(tx, ctx, reportId);
  if (projectId) await requireProject(tx, ctx, projectId);
  return lockReport(tx, ctx, reportId);
}
