import { exportStudyParticipants } from "@/lib/api/studies/participants";
import { api, apiOthers } from "@/lib/api/surface";
import { csvResponse } from "@/lib/http/answer/csv-response";
import { participantsCsv } from "@/lib/services/participants/participants-csv";

export const GET = api(exportStudyParticipants, async (ctx, { params, query }) =>
  csvResponse(await participantsCsv(ctx, params.id, query)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/participants.csv", ["GET"]);
