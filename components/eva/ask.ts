import { CallError } from "@/lib/api/client/call-error";
import { reach } from "@/lib/api/client/reach";
import { readEvents } from "@/lib/api/client/read-events";
import type { Answer, Citation } from "./message-shape";

type Step = { text: string; citations: Citation[]; done?: Answer };
type Asked = { path: string; body: object; key?: string | undefined };

/** Asks, and yields the answer as it grows: its words, its verified quotes, and finally the whole of it. */
export async function* ask({ path, body, key }: Asked, signal: AbortSignal): AsyncGenerator<Step> {
  const response = await reach(`/api/eva/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || !response.body) throw await CallError.from(response);
  const step: Step = { text: "", citations: [] };
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "delta") step.text += (data as { text: string }).text;
      // The names of transcripts come with the whole answer; without this, they would count as deleted until then.
      else if (event === "citation") step.citations = [...step.citations, { source: "", ...(data as Citation) }];
      else if (event === "error") throw CallError.of(data);
      else if (event === "done") step.done = data as Answer;
      yield { ...step };
    }
  } catch (thrown) {
    // The browser's word for a broken connection is an error of its own, which is no fault of the page.
    if (thrown instanceof CallError || signal.aborted) throw thrown;
  }
  if (!step.done) throw new CallError("The answer was cut off. Ask again.");
}
