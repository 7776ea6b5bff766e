import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { create } from "@/lib/services/jobs/create";
import type { JobRecord } from "@/lib/services/jobs/record";
import { languageOf } from "@/lib/services/uploads/language";
import { requireHours } from "@/lib/services/uploads/require-hours";

/**
 * Queues the transcription of a file, replacing its present transcript. A language is stored as the file's own; `auto`
 * has it detected again. Throws `conflict` while the file is being uploaded, and `allowance_used` for what a speech
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
    const file = await tx.db.file.findFirst({
      where: { id: fileId, workspaceId: ctx.workspaceId, sessionId: null },
      select: { status: true, projectId: true, transcript: { select: { id: true } } },
    });
    if (!file) throw notFound("File");
    if (file.status === "uploading")
      throw new AppError("conflict", "The upload of this file has not been completed yet.");
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
