import { type Context, personOf } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import { AppError } from "@/lib/core/errors";
import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { keepVersion } from "./keep-version";
import { linkEvidence } from "./link-evidence";
import type { DetailRow } from "./read";

/** Throws `conflict` if the locked report is being written, or isn't as the caller saw it. */
export function requireUnchanged({ status, version }: DetailRow, seen: number): void {
  requireWritten(status);
  if (version !== seen) throw new AppError("conflict", "Somebody else has changed this report since you opened it.");
}

/** Throws `conflict` while a report is being written. */
export function requireWritten(status: string): void {
  if (status === "generating") throw new AppError("conflict", "This report is still being written.");
}

type Change = { title?: string; document?: ReportDocument };

/** Changes the title or document of a locked report for the caller, and keeps the previous content. */
export async function changeReport(
  tx: Transaction,
  ctx: Context,
  report: DetailRow,
  { title, document }: Change,
  { always = false } = {},
): Promise<void> {
  const { id, document: before } = report;
  await keepVersion(tx, ctx, report, { always });
  await tx.db.report.update({
    where: { id, workspaceId: ctx.workspaceId },
    data: {
      title,
      document: document as Prisma.InputJsonObject | undefined,
      version: { increment: 1 },
      editedById: personOf(ctx),
      editedAt: new Date(),
      // A person wrote by hand what Earshot couldn't.
      ...(document && { status: "ready", error: null }),
    },
    select: { id: true },
  });
  if (document) await linkEvidence(tx, ctx, id, { before, after: document });
}
