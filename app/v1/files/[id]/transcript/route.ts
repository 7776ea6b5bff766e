import { getTranscript as read } from "@/lib/services/files/get-transcript";
import { getTranscript, toTranscript } from "@/lib/v1/files";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getTranscript, async (ctx, { params, query }) =>
  toTranscript(params.id, await read(ctx, params.id, query)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/files/{id}/transcript", ["GET"]);
