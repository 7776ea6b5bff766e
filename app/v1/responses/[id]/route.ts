import { getResponse as get } from "@/lib/services/study-sessions/get-response";
import { getResponse, toResponse } from "@/lib/v1/responses";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getResponse, async (ctx, { params }) => ({ data: toResponse(await get(ctx, params.id)) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/responses/{id}", ["GET"]);
