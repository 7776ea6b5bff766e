import { downloadLibraryFile } from "@/lib/api/library/library";
import { api, apiOthers } from "@/lib/api/surface";
import { download } from "@/lib/services/files/download";

const LINK_SECONDS = 300;

export const GET = api(downloadLibraryFile, async (ctx, { params, query }) => {
  const link = await download(ctx, params.id, { inline: query.inline, expiresInSeconds: LINK_SECONDS });
  return { url: link.url, expiresAt: link.expiresAt.toISOString() };
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/download", ["GET"]);
