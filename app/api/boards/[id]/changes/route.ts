import { watchBoard } from "@/lib/api/boards/changes";
import { api, apiOthers, failureEvent } from "@/lib/api/surface";
import { eventStream, wantsEvents } from "@/lib/http/answer/event-stream";
import { getVersion } from "@/lib/services/boards/watch/get-version";
import { watch } from "@/lib/services/boards/watch/watch";

export const GET = api(watchBoard, async (ctx, { params, request }) => {
  if (!wantsEvents(request)) return { version: await getVersion(ctx, params.id) };
  const stop = new AbortController();
  const events = await watch(ctx, params.id, AbortSignal.any([request.signal, stop.signal]));
  return eventStream(events, failureEvent(ctx.requestId), stop);
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/changes", ["GET"]);
