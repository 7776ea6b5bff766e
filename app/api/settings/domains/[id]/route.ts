import { removeDomain, toWorkspaceDomain } from "@/lib/api/settings/domains";
import { api, apiOthers } from "@/lib/api/surface";
import { remove } from "@/lib/services/domains/remove";

export const DELETE = api(removeDomain, async (ctx, { params }) => toWorkspaceDomain(await remove(ctx, params.id)));
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/settings/domains/{id}", ["DELETE"]);
