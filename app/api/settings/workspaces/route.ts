import { createWorkspace, toMyWorkspace } from "@/lib/api/settings/workspace";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/workspaces/create";

export const POST = api(createWorkspace, async (ctx, { body }) => toMyWorkspace(await create(ctx, body.name)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/workspaces", ["POST"]);
