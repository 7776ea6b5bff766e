import { get } from "@/lib/services/studies/get";
import { getEngageTest } from "@/lib/v1/engage";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";
import { toTest } from "@/lib/v1/tests";

export const GET = v1OfTest(getEngageTest, async (ctx, { params }) => ({ data: toTest(await get(ctx, params.id)) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}", ["GET"]);
