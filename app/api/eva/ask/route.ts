import { askEva, toAnswer, toCitation } from "@/lib/api/eva";
import { api, apiOthers, failureEvent } from "@/lib/api/surface";
import { eventStream, wantsEvents } from "@/lib/http/event-stream";
import { ask } from "@/lib/services/eva/ask";
import { askLive, type EvaEvent } from "@/lib/services/eva/ask-live";

async function* shown(events: AsyncGenerator<EvaEvent>) {
  for await (const { event, data } of events) {
    if (event === "citation") yield { event, data: toCitation(data) };
    else yield { event, data: event === "done" ? toAnswer(data) : data };
  }
}

export const POST = api(askEva, async (ctx, { body, request }) => {
  const repeatKey = request.headers.get("idempotency-key");
  if (!wantsEvents(request)) return toAnswer(await ask(ctx, body, { signal: request.signal, repeatKey }));
  const stop = new AbortController();
  const events = await askLive(ctx, body, { signal: AbortSignal.any([request.signal, stop.signal]), repeatKey });
  return eventStream(shown(events), failureEvent(ctx.requestId), stop);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/ask", ["POST"]);
