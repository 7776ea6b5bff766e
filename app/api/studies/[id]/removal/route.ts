import { getStudyRemoval } from "@/lib/api/studies/removal";
import { api, apiOthers } from "@/lib/api/surface";
import { removal } from "@/lib/services/studies/removal";

export const GET = api(getStudyRemoval, (ctx, { params }) => removal(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/removal", ["GET"]);
