import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { create } from "@/lib/services/jobs/create";
import { fromRow, JOB_COLUMNS, type JobRecord } from "@/lib/services/jobs/record";
import { languageOf } from "@/lib/services/uploads/language";
import { requireHours } from "@/lib/services/uploads/require-hours";

/**
 * Queues the transcription of a file, replacing its present transcript. A language is stored as the file's own; `auto`
 * has it detected again. Whoever asks while one in this language is under way is given that: a speech service is paid
 * once. Throws `conflict` while the file is being uploaded, and `allowance_used` for what a speech
 * service was already paid for once the month's hours are used up.
 */
export async function transcribe(
  ctx: Context,
  fileId: string,
  { language: given }: { language?: string },
): Promise<JobRecord> {
  permit(ctx, "file.write");
  const language = given === undefined ? undefined : languageOf(given);
  const spoken = { id: fileId, workspaceId: ctx.workspaceId, sessionId: null, transcript: { source: "speech" } };
  if (await db().file.findFirst({ where: spoken, select: { id: true } })) await requireHours(ctx, ctx.plan);
  return transaction(ctx, async (tx) => {
    // Serializes callers, so that the second finds the first one's job.
    await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`transcribe:${fileId}`}, 0))`;
    const file = await tx.db.file.findFirst({
      where: { id: fileId, workspaceId: ctx.workspaceId, sessionId: null },
      select: { status: true, projectId: true, language: true, transcript: { select: { id: true } } },
    });
    if (!file) throw notFound("File");
    if (file.status === "uploading")
      throw new AppError("conflict", "The upload of this file has not been completed yet.");
    const isSame = language === undefined || language === file.language;
    const underWay = isSame ? await latestUnderWay(tx, ctx, fileId) : null;
    if (underWay) return underWay;
    if (language !== undefined)
      await tx.db.file.update({
        where: { id: fileId, workspaceId: ctx.workspaceId },
        data: { language },
        select: { id: true },
      });
    // A first transcript that processing stores meanwhile is as good as the job's own.
    const input = { fileId, replace: file.transcript !== null };
    return create(tx, ctx, { type: "transcribe", projectId: file.projectId, input });
  });
}

async function latestUnderWay(tx: Transaction, ctx: Context, fileId: string): Promise<JobRecord | null> {
  const [found] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM job
     WHERE type = 'transcribe' AND status IN ('queued', 'running') AND input->>'fileId' = ${fileId}
       AND workspace_id = ${ctx.workspaceId}
     ORDER BY created_at DESC, id DESC LIMIT 1`;
  const row = found && (await tx.db.job.findUnique({ where: { id: found.id }, select: JOB_COLUMNS }));
  return row ? fromRow(row) : null;
}
