import { get } from "@/lib/services/studies/get";
import { v1, v1Others } from "@/lib/v1/surface";
import { getTest, toTest } from "@/lib/v1/tests";

export const GET = v1(getTest, async (ctx, { params }) => ({ data: toTest(await get(ctx, params.id)) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/tests/{id}", ["GET"]);
