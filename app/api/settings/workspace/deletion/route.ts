import { getDeletion, scheduleDeletion, toDeletion, undoDeletion } from "@/lib/api/settings/deletion";
import { api, apiOthers } from "@/lib/api/surface";
import { read } from "@/lib/services/workspaces/deletion/read";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { undo } from "@/lib/services/workspaces/deletion/undo";

export const GET = api(getDeletion, async (ctx) => toDeletion(await read(ctx)));
export const POST = api(scheduleDeletion, async (ctx, { body }) => toDeletion(await schedule(ctx, body.name)));
export const DELETE = api(undoDeletion, async (ctx) => toDeletion(await undo(ctx)));
export const { PUT, PATCH, OPTIONS } = apiOthers("/settings/workspace/deletion", ["GET", "POST", "DELETE"]);
