import { toList } from "@/lib/api/shared";
import { listStudyParticipants, toParticipant } from "@/lib/api/studies/participants";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/participants/list";

export const GET = api(listStudyParticipants, async (ctx, { params, query }) =>
  toList(await list(ctx, params.id, query), toParticipant),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/participants", ["GET"]);
