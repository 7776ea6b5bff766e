import { toList } from "@/lib/api/shared";
import { listStudySessions, toSession } from "@/lib/api/studies/sessions";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/study-sessions/list";

export const GET = api(listStudySessions, async (ctx, { params, query }) => {
  const page = await list(ctx, params.id, query);
  return { ...toList(page, toSession), total: page.total };
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions", ["GET"]);
