import type { z } from "zod";

/** An event that receivers hear of: what is posted to them, with an example. */
export type EventDescription = {
  kind: string;
  summary: string;
  description?: string;
  body: z.ZodType;
  example: Record<string, unknown>;
};

type Json = Record<string, unknown>;

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

/** Standard Webhooks 1.0.0. */
const HEADERS = [
  header("webhook-id", "The event's id: the same on every attempt and in a replay, so that it can be taken once."),
  header("webhook-timestamp", "Seconds since 1970 at this attempt. Refuse what is more than five minutes away."),
  header(
    "webhook-signature",
    "`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the secret; after a rotation two, with a space between.",
  ),
];

const RESPONSES = {
  "2XX": { description: "Received. Anything else, or nothing within 15 seconds, is tried again for about three days." },
  410: { description: "The webhook is disabled: nothing is sent any more." },
};

/** The `webhooks` section of an OpenAPI 3.1 document. */
export const webhooksSection = (events: EventDescription[], schemaOf: (event: EventDescription) => Json): Json =>
  Object.fromEntries(
    events.map((event) => {
      const { kind, summary, description, example } = event;
      const content = { "application/json": { schema: schemaOf(event), example } };
      const post = {
        operationId: kind,
        tags: ["Webhooks"],
        summary,
        ...(description && { description }),
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content },
        responses: RESPONSES,
      };
      return [kind, { post }];
    }),
  );
