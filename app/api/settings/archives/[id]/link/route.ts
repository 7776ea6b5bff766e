import { linkArchive } from "@/lib/api/settings/archives";
import { api, apiOthers } from "@/lib/api/surface";
import { link } from "@/lib/services/workspaces/archive/link";

export const POST = api(linkArchive, async (ctx, { params }) => {
  const { url, expiresAt } = await link(ctx, params.id);
  return { url, expiresAt: expiresAt.toISOString() };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/archives/{id}/link", ["POST"]);
