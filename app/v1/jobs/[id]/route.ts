import { get } from "@/lib/services/jobs/get";
import { getJob, toJob } from "@/lib/v1/jobs";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getJob, async (ctx, { params }) => ({ data: toJob(await get(ctx, params.id)) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/jobs/{id}", ["GET"]);
