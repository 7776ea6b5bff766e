import { api, apiOthers } from "@/lib/api/surface";
import { getTranscript, toTranscript } from "@/lib/api/transcripts/transcripts";
import { get } from "@/lib/services/transcripts/get";

export const GET = api(getTranscript, async (ctx, { params, query }) =>
  toTranscript(await get(ctx, params.ownerId, { cursor: query.cursor, limit: query.lines })),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}", ["GET"]);
