import { getStudyResults, toStudyResults } from "@/lib/api/studies/results";
import { api, apiOthers } from "@/lib/api/surface";
import { results } from "@/lib/services/studies/results";

export const GET = api(getStudyResults, async (ctx, { params }) => toStudyResults(await results(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/results", ["GET"]);
