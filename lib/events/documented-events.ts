import { z } from "zod";
import { WEBHOOK_EVENTS } from "./catalog";
import { eventBody } from "./event-body";
import { EXAMPLES } from "./examples";
import { TEST_KIND, V1_KINDS, WEBHOOK_KINDS, type WebhookKind } from "./webhook-kinds";

const SUMMARIES: Record<WebhookKind, string> = {
  "project.created": "A project was created",
  "project.updated": "A project was updated",
  "project.deleted": "A project was deleted, with everything in it except its tests",
  "test.published": "A test went live",
  "test.response.submitted": "A participant completed a survey",
  "file.transcribed": "A file's transcript was stored",
  "report.generated": "A report was finished",
  "chat.completed": "Eva answered in a project's chat",
  "engage.session.completed": "A participant completed an interview",
  "tag.created": "A tag was created",
  "file.ready": "A file was processed and is ready to use",
  "session.completed": "A participant completed an interview or a survey",
  "readout.ready": "A test's readout was finished",
};

const IN_SETTINGS = "Available in the app's settings only.";
const NOTES: Partial<Record<WebhookKind, string>> = {
  "chat.completed": "`messages` contains only the question and the answer, not the whole chat.",
  "project.deleted": "`data` is the project as it was before it was deleted.",
};

type DocumentedEvent = {
  kind: string;
  summary: string;
  description?: string;
  body: z.ZodType;
  example: Record<string, unknown>;
};

const wrap = (kind: string, data: unknown) => ({
  id: "evt_01m7wq0000000000000000000a",
  type: kind,
  created_at: "2026-11-20T09:30:00.000Z",
  workspace_id: "wsp_01m7wq0000000000000000000a",
  sequence: 4711,
  data,
});

function documented(kind: WebhookKind): DocumentedEvent {
  const inV1 = V1_KINDS.some((known) => known === kind);
  const description = [NOTES[kind], inV1 ? undefined : IN_SETTINGS].filter(Boolean).join(" ");
  return {
    kind,
    summary: SUMMARIES[kind],
    body: eventBody(kind, WEBHOOK_EVENTS[kind]),
    ...(description && { description }),
    example: wrap(kind, EXAMPLES[kind]),
  };
}

const webhookId = "whk_01m7wq0000000000000000000a";

/** Every event that a webhook can receive, for the reference. */
export const documentedEvents = (): DocumentedEvent[] => [
  ...WEBHOOK_KINDS.map(documented),
  {
    kind: TEST_KIND,
    summary: "A test of the webhook was requested",
    description: "Sent to this webhook only, whatever it subscribes to.",
    body: eventBody(TEST_KIND, z.object({ webhook_id: z.string() })),
    example: wrap(TEST_KIND, { webhook_id: webhookId }),
  },
];
