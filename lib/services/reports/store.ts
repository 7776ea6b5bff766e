import type { Context } from "@/lib/core/context";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { lockReport } from "./find-report";
import { keepVersion } from "./keep-version";
import { linkEvidence } from "./link-evidence";
import { plainOf } from "./plain";
import { snapshotOf } from "./record";
import type { Draft } from "./write/draft";
import { toDocument } from "./write/to-document";

/** A report that doesn't exist yet. */
type New = { projectId: string | null; title: string; prompt: string; fileIds: string[]; createdById: string | null };
type Written = { draft: Draft; made: New | null; requireShown: (tx: Transaction) => Promise<void> };

/**
 * Stores what was written in a new report, or in the one that waits for it, and emits the event if it belongs to a
 * project.
 */
export async function store(
  tx: Transaction,
  ctx: Context,
  reportId: string,
  { draft, made, requireShown }: Written,
): Promise<void> {
  const { workspaceId } = ctx;
  // Transcripts are locked before the report, in the same order as when they are edited.
  const document = await toDocument(tx, ctx, draft);
  await requireShown(tx);
  const written = {
    document: document as Prisma.InputJsonObject,
    madeBy: draft.madeBy,
    status: "ready",
    error: null,
    editedById: null,
    editedAt: new Date(),
  };
  if (made)
    await tx.db.report.create({ data: { id: reportId, workspaceId, ...made, ...written }, select: { id: true } });
  const report = await lockReport(tx, ctx, reportId);
  if (!made) {
    if (report.document.sections.length > 0) await keepVersion(tx, ctx, report, { always: true });
    const data = { ...written, version: { increment: 1 } };
    await tx.db.report.update({ where: { id: reportId, workspaceId }, data, select: { id: true } });
  }
  await linkEvidence(tx, ctx, reportId, { before: report.document, after: document });
  audit(tx, { action: "report.generated", targetId: reportId, details: { madeBy: draft.madeBy } });
  if (report.projectId === null || report.visibility === "private") return;
  emit(tx, "report.generated", reportId, snapshotOf(await plainOf(tx, reportId)));
}
