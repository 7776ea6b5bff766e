import { toThread } from "@/lib/api/eva/shapes";
import { listThreads } from "@/lib/api/eva/threads";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/threads/list";

export const GET = api(listThreads, async (ctx, { query }) => toList(await list(ctx, query), toThread));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/threads", ["GET"]);
