import { startChat } from "@/lib/services/eva/start-chat";
import { createChat } from "@/lib/v1/chat";
import { toJob } from "@/lib/v1/jobs";
import { v1, v1Others } from "@/lib/v1/surface";

export const POST = v1(createChat, async (ctx, { params, body }) => {
  const chat = { message: body.message, threadId: body.thread_id, fileIds: body.file_ids };
  return { data: toJob(await startChat(ctx, params.projectId, chat)) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/chat", ["POST"]);
