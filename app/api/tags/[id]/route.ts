import { api, apiOthers } from "@/lib/api/surface";
import { deleteProjectTag, getProjectTag, updateProjectTag } from "@/lib/api/tags/tags";
import { get } from "@/lib/services/tags/get";
import { remove } from "@/lib/services/tags/remove";
import { update } from "@/lib/services/tags/update";

export const GET = api(getProjectTag, async (ctx, { params }) => get(ctx, params.id));
export const PATCH = api(updateProjectTag, async (ctx, { params, body }) => update(ctx, params.id, body));
export const DELETE = api(deleteProjectTag, async (ctx, { params }) => remove(ctx, params.id));
export const { POST, PUT, OPTIONS } = apiOthers("/tags/{id}", ["GET", "PATCH", "DELETE"]);
