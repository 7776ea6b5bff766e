import { listArchives, requestArchive, toArchive } from "@/lib/api/settings/archives";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/workspaces/archive/list";
import { request } from "@/lib/services/workspaces/archive/request";

export const GET = api(listArchives, async (ctx) => ({ items: (await list(ctx)).map(toArchive) }));
export const POST = api(requestArchive, async (ctx) => toArchive(await request(ctx)));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/archives", ["GET", "POST"]);
