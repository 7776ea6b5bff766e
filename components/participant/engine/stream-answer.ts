import { CallError } from "@/lib/api/client/call-error";
import { readEvents } from "@/lib/api/client/read-events";
import type { Reply } from "../shapes";
import type { GivenAnswer } from "./engine";

/** A moderator that uses a model may take a while. */
const PATIENCE_MS = 90_000;
const BROKE_OFF = "The connection broke off.";

/**
 * Gives an answer and passes on the moderator's words as they arrive. If the stream breaks off, throws a `CallError`
 * that may be temporary: the answer may have been stored, and sending it again finds out.
 */
export async function streamAnswer(token: string, given: GivenAnswer, onText: (text: string) => void): Promise<Reply> {
  const response = await fetch(`/api/participation/${encodeURIComponent(token)}/answer`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(given),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new CallError(BROKE_OFF);
  });
  if (!response.ok || !response.body) throw await CallError.from(response);
  let text = "";
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "done") return data as Reply;
      if (event === "error") throw CallError.of(data, statusOf(data));
      if (event !== "delta") continue;
      text += (data as { text: string }).text;
      onText(text);
    }
  } catch (error) {
    if (error instanceof CallError) throw error;
  }
  throw new CallError(BROKE_OFF);
}

const STATUSES: Record<string, number> = { bad_request: 400, not_found: 404, conflict: 409, rate_limited: 429 };

/** A stream can no longer report a failure by its status; the code in the envelope says what it would be. */
function statusOf(data: unknown): number {
  const code = (data as { error?: { code?: string } }).error?.code ?? "";
  return STATUSES[code] ?? 503;
}
