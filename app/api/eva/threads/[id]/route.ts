import { getThread, toThreadDetail } from "@/lib/api/eva";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/threads/get";

export const GET = api(getThread, async (ctx, { params }) => toThreadDetail(await get(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/threads/{id}", ["GET"]);
