import { z } from "zod";
import { ChatThread } from "./resources/chat-thread";
import { File } from "./resources/file";
import { Project } from "./resources/project";
import { Readout } from "./resources/readout";
import { Report } from "./resources/report";
import { Response } from "./resources/response";
import { Session } from "./resources/session";
import { Tag } from "./resources/tag";
import { Test } from "./resources/test";
import type { WebhookKind } from "./webhook-kinds";

const Id = z.string();

/** What webhooks carry as `data`: the v1 resource as GET returned it at the time. */
export const WEBHOOK_EVENTS = {
  "project.created": Project,
  "project.updated": Project,
  "project.deleted": Project,
  "test.published": Test,
  "test.response.submitted": Response,
  "file.transcribed": File,
  "report.generated": Report,
  "chat.completed": ChatThread,
  "engage.session.completed": Session,
  "tag.created": Tag,
  "file.ready": File,
  "session.completed": Session,
  "readout.ready": Readout,
} as const satisfies Record<WebhookKind, z.ZodType>;

/**
 * Everything the outbox carries: events that webhooks may subscribe to, and those that only start jobs. Data holds ids
 * and facts, never a secret.
 */
export const EVENTS = {
  ...WEBHOOK_EVENTS,
  "file.uploaded": z.object({ fileId: Id }),
  "job.queued": z.object({ jobId: Id, type: z.string() }),
  "mail.queued": z.object({ mailId: Id }),
  "mail.bulk.queued": z.object({ mailId: Id }),
  "study.changed": z.object({ studyId: Id, status: z.string() }),
  "recording.stored": z.object({ fileId: Id }),
  "export.requested": z.object({ exportId: Id, lane: z.enum(["media", "document"]) }),
  "session.finished": z.object({ sessionId: Id }),
  "answer.spoken": z.object({ sessionId: Id, index: z.int() }),
  "charge.opened": z.object({ chargeId: Id, atOnce: z.boolean().default(false) }),
  "invitation.created": z.object({ invitationId: Id }),
  "readout.requested": z.object({
    readoutId: Id,
    studyId: Id,
    generation: z.int(),
    isBuiltIn: z.boolean().optional(),
  }),
  "recruitment.requested": z.object({ studyId: Id }),
  "swarm.agent.queued": z.object({ agentId: Id, runId: Id }),
  "archive.requested": z.object({ archiveId: Id }),
  "objects.doomed": z.object({}),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.input<(typeof EVENTS)[K]>;
