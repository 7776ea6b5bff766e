import { getRecordingWaveform } from "@/lib/api/recordings/recordings";
import { waveformAnswer } from "@/lib/api/recordings/waveform-answer";
import { api, apiOthers } from "@/lib/api/surface";
import { waveform } from "@/lib/services/recordings/waveform";

export const GET = api(getRecordingWaveform, async (ctx, { params, query, request }) =>
  waveformAnswer(request, await waveform(ctx, params.ownerId, query)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/recordings/{ownerId}/waveform", ["GET"]);
