import { saveDraft as operation } from "@/lib/api/participation/participation";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { saveDraft } from "@/lib/services/interviews/save-draft";

export const PUT = api(operation, async (ctx, { params, body, request }) => {
  await saveDraft(callerOf(ctx, request), params.token, body.answers);
  return { saved: true as const };
});
export const { GET, POST, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/draft", ["PUT"]);
