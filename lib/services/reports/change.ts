import { type Context, personOf } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import { AppError } from "@/lib/core/errors";
import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { keepVersion } from "./keep-version";
import { linkEvidence } from "./link-evidence";
import type { DetailRow } from "./read";

/** Throws `conflict` when the locked report is being written, or is not as the caller saw it. */
export function requireUnchanged({ status, version }: DetailRow, seen: number): void {
  requireWritten(status);
  if (version !== seen) throw new AppError("conflict", "Somebody else has changed this report since you opened it.");
}

/** Throws `conflict` while a report is being written. */
export function requireWritten(status: string): void {
  if (status === "generating") throw new AppError("conflict", "This report is still being written.");
}

type Change = { title?: string; document?: ReportDocument };

/** Gives a locked report another title or document by the caller's hand, and keeps what it was. */
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
      // Somebody wrote by hand what Earshot could not.
      ...(document && { status: "ready", error: null }),
    },
    select: { id: true },
  });
  if (document) await linkEvidence(tx, ctx, id, { before, after: document });
}
