import { exportStudyParticipants } from "@/lib/api/study-participants";
import { api, apiOthers } from "@/lib/api/surface";
import { fileResponse } from "@/lib/http/file-response";
import { participantsCsv } from "@/lib/services/participants/participants-csv";

export const GET = api(exportStudyParticipants, async (ctx, { params, query }) =>
  fileResponse({
    contentType: "text/csv; charset=utf-8",
    disposition: 'attachment; filename="participants.csv"',
    body: await participantsCsv(ctx, params.id, query),
  }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/participants.csv", ["GET"]);
