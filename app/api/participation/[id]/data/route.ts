import { getOwnData, toOwnData } from "@/lib/api/participation/data";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { ownData } from "@/lib/services/participants/own-data";

export const GET = api(getOwnData, async (ctx, { params, request }) =>
  toOwnData(await ownData(callerOf(ctx, request), params.token)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/data", ["GET"]);
