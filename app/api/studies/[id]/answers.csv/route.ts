import { exportStudyAnswers } from "@/lib/api/study-results";
import { api, apiOthers } from "@/lib/api/surface";
import { fileResponse } from "@/lib/http/file-response";
import { answersCsv } from "@/lib/services/studies/answers-csv";

export const GET = api(exportStudyAnswers, async (ctx, { params }) =>
  fileResponse({
    contentType: "text/csv; charset=utf-8",
    disposition: 'attachment; filename="answers.csv"',
    body: await answersCsv(ctx, params.id),
  }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/answers.csv", ["GET"]);
