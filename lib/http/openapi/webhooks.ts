import type { z } from "zod";

/** An event that receivers get: what is posted to them, with an example. */
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
  header("webhook-id", "The event's id: the same on every attempt and every resend, so that you can skip duplicates."),
  header(
    "webhook-timestamp",
    "Time of this attempt in seconds since 1970. Reject anything more than five minutes off.",
  ),
  header(
    "webhook-signature",
    "`v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body` under the secret; after a rotation there are two, separated by a space.",
  ),
];

const RESPONSES = {
  "2XX": { description: "Received. Any other response, or none within 15 seconds, is retried for about three days." },
  410: { description: "Disables the webhook: nothing more is sent to it." },
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
