import { getRecordingLink } from "@/lib/api/recordings/recordings";
import { api, apiOthers } from "@/lib/api/surface";
import { link } from "@/lib/services/recordings/link";

export const GET = api(getRecordingLink, async (ctx, { params }) => {
  const made = await link(ctx, params.ownerId);
  return { ...made, expiresAt: made.expiresAt.toISOString() };
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/recordings/{ownerId}/link", ["GET"]);
