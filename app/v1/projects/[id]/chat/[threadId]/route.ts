import { get } from "@/lib/services/threads/get";
import { getChat, toChatThread } from "@/lib/v1/chat";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getChat, async (ctx, { params }) => ({
  data: toChatThread(await get(ctx, params.threadId, { projectId: params.projectId })),
}));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/chat/{threadId}", ["GET"]);
