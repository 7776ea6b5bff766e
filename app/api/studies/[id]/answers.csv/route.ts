import { exportStudyAnswers } from "@/lib/api/studies/results";
import { api, apiOthers } from "@/lib/api/surface";
import { csvResponse } from "@/lib/http/answer/csv-response";
import { answersCsv } from "@/lib/services/studies/answers-csv";

export const GET = api(exportStudyAnswers, async (ctx, { params }) => csvResponse(await answersCsv(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/answers.csv", ["GET"]);
