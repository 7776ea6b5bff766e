import { getExport, toExport } from "@/lib/api/exports";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/exports/get";

export const GET = api(getExport, async (ctx, { params }) => toExport(await get(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/exports/{id}", ["GET"]);
