import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { ownerOf } from "@/lib/services/evidence/record";
import { holdRunning } from "@/lib/services/jobs/hold-running";
import { start } from "@/lib/services/jobs/start";
import { succeed } from "@/lib/services/jobs/succeed";
import { compose } from "./compose/compose";
import { prepare } from "./prepare";
import { save } from "./save";

const Input = z.object({
  message: z.string(),
  threadId: z.string().optional(),
  fileIds: z.array(z.string()).optional(),
});

/**
 * Runs a chat job: answer, chat and the job's end are one transaction, and the ids of what it creates are derived from
 * the job's, so repeating it changes nothing. Throws `not_found` if what it asks about is gone.
 */
export async function runChat(ctx: Context, jobId: string): Promise<void> {
  const job = await start(ctx, jobId, "chat");
  if (!job?.projectId) return;
  const { message, threadId, fileIds } = Input.parse(job.input);
  const prepared = await prepare(ctx, { question: message, projectId: job.projectId, threadId, fileIds });
  const composed = await compose({ ...ctx, work: jobId }, prepared);
  await transaction(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT 1 FROM project WHERE id = ${job.projectId} FOR KEY SHARE`;
    if (!(await holdRunning(tx, ctx, jobId))) return;
    const saving = { createdById: job.createdById, actId: jobId };
    const { threadId: thread, messageId, answer, citations } = await save(tx, ctx, prepared, composed, saving);
    await succeed(tx, ctx, jobId, {
      thread_id: thread,
      message_id: messageId,
      answer,
      citations: citations.map(toResult),
    });
  });
}

type Cited = Awaited<ReturnType<typeof save>>["citations"][number];
const toResult = (cited: Cited) => ({
  n: cited.n,
  kind: cited.kind,
  id: cited.id,
  quote: cited.quote,
  url: cited.url,
  speaker: cited.speaker,
  file_id: ownerOf(cited),
  session_id: "sessionId" in cited ? cited.sessionId : null,
  start_seconds: cited.startSeconds,
  end_seconds: cited.endSeconds,
});
