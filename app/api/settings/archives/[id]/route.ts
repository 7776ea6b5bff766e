import { removeArchive, toArchive } from "@/lib/api/settings/archives";
import { api, apiOthers } from "@/lib/api/surface";
import { remove } from "@/lib/services/workspaces/archive/remove";

export const DELETE = api(removeArchive, async (ctx, { params }) => toArchive(await remove(ctx, params.id)));
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/settings/archives/{id}", ["DELETE"]);
