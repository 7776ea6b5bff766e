import { z } from "zod";
import type { Engine } from "./engine";
import { publishEvents } from "./publish-events";

const Sent = z.object({
  id: z.string().optional(),
  name: z.string().min(1),
  data: z.unknown().optional(),
  ts: z.number().optional(),
});
const Body = z.union([z.array(Sent), Sent.transform((event) => [event])]);

/** Replaces the network below the SDK: sent events go to the database, and nothing else can be reached. */
export function localFetch(engine: () => Engine): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "POST" || !new URL(request.url).pathname.startsWith("/e/")) {
      return Response.json({ error: "The embedded job server takes events only.", status: 404 }, { status: 404 });
    }
    const events = Body.parse(await request.json());
    const ids = await publishEvents(engine(), events, request.headers.get("x-inngest-event-id-seed"));
    return Response.json({ ids, status: 200 });
  };
}
