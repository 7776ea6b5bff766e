import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { create } from "@/lib/services/jobs/create";
import type { JobRecord } from "@/lib/services/jobs/record";
import { requireProject } from "@/lib/services/projects/require-project";
import { prepare } from "./prepare";

export type ChatInput = { message: string; threadId?: string; fileIds?: string[] };

/** Queues a question about a project; the job's result is the answer. Throws what asking directly would throw. */
export async function startChat(ctx: Context, projectId: string, chat: ChatInput): Promise<JobRecord> {
  const { message, threadId, fileIds } = chat;
  await prepare(ctx, { question: message, projectId, threadId, fileIds });
  return transaction(ctx, async (tx) => {
    await requireProject(tx, ctx, projectId);
    const input = { message, ...(threadId && { threadId }), ...(fileIds && { fileIds }) };
    return create(tx, ctx, { type: "chat", projectId, input });
  });
}
