import { report } from "@/lib/services/usage/report";
import { v1, v1Others } from "@/lib/v1/surface";
import { getUsage, toUsage } from "@/lib/v1/usage";

export const GET = v1(getUsage, async (ctx) => ({ data: toUsage(await report(ctx)) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/usage", ["GET"]);
