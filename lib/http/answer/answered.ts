import type { AppError } from "@/lib/core/errors";
import type { Answered, Watched } from "@/lib/http/surface";
import { answerBody } from "./answer-body";

/** A surface's response to a failure; `null` is a bug of ours. */
export function failed(surface: Watched, error: AppError | null, requestId: string): Answered {
  const { status, body } = surface.failure(error, requestId);
  return { status, body: JSON.stringify(body) };
}

/** A JSON response that nobody caches. */
export function toResponse({ status, body, location, replayed }: Answered): Response {
  const bytes = answerBody(Buffer.from(body));
  // Every response is private; a participant's URL alone leads to theirs.
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "private, no-store",
    "content-length": bytes.length,
  });
  if (location) headers.set("Location", location);
  if (replayed) headers.set("Idempotent-Replayed", "true");
  return new Response(bytes.body, { status, headers });
}
