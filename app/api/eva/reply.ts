import { toAnswer, toCitation } from "@/lib/api/eva/shapes";
import { failureEvent } from "@/lib/api/surface";
import type { Context } from "@/lib/core/context";
import { eventStream, wantsEvents } from "@/lib/http/answer/event-stream";
import type { Act } from "@/lib/services/eva/act";
import { atOnce } from "@/lib/services/eva/ask";
import { type EvaEvent, live } from "@/lib/services/eva/live";

async function* shown(events: AsyncGenerator<EvaEvent>) {
  for await (const { event, data } of events) {
    if (event === "citation") yield { event, data: toCitation(data) };
    else yield { event, data: event === "done" ? toAnswer(data) : data };
  }
}

/** Eva's answer as JSON or, on request, as a stream of events. */
export async function reply({ requestId }: Context, act: Act, request: Request) {
  if (!wantsEvents(request)) return toAnswer(await atOnce(act, request.signal));
  const stop = new AbortController();
  const events = live(act, AbortSignal.any([request.signal, stop.signal]));
  return eventStream(shown(events), failureEvent(requestId), stop);
}
