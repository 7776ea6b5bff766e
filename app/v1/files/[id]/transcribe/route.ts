import { transcribe } from "@/lib/services/files/transcribe";
import { transcribeFile } from "@/lib/v1/files";
import { toJob } from "@/lib/v1/jobs";
import { v1, v1Others } from "@/lib/v1/surface";

export const POST = v1(transcribeFile, async (ctx, { params, body }) => ({
  data: toJob(await transcribe(ctx, params.id, body)),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/files/{id}/transcribe", ["POST"]);
