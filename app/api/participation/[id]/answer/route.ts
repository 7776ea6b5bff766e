import { giveAnswer } from "@/lib/api/participation/participation";
import { api, apiOthers, failureEvent } from "@/lib/api/surface";
import { eventStream, wantsEvents } from "@/lib/http/answer/event-stream";
import { callerOf } from "@/lib/http/caller/caller-of";
import { answer } from "@/lib/services/interviews/answer";
import { answerLive } from "@/lib/services/interviews/answer-live";

export const POST = api(giveAnswer, (ctx, { params, body, request }) => {
  const caller = callerOf(ctx, request);
  if (!wantsEvents(request)) return answer(caller, params.token, body);
  const events = answerLive(caller, params.token, body);
  return Promise.resolve(eventStream(events, failureEvent(ctx.requestId), new AbortController()));
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/answer", ["POST"]);
