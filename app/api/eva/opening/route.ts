import { getOpening } from "@/lib/api/eva/threads";
import { api, apiOthers } from "@/lib/api/surface";
import { opening } from "@/lib/services/eva/opening";

export const GET = api(getOpening, (ctx, { query }) => opening(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/opening", ["GET"]);
