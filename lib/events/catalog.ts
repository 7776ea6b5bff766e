import { z } from "zod";

const Id = z.string();
const When = z.iso.datetime();

const ProjectSnapshot = z.object({
  id: Id,
  name: z.string().nullable(),
  description: z.string().nullable(),
  status: z.string(),
  language: z.string().nullable(),
  isSample: z.boolean(),
  createdAt: When,
  updatedAt: When,
});
const TestSnapshot = z.object({
  id: Id,
  projectId: Id.nullable(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  status: z.string(),
  endedReason: z.string().nullable(),
  durationMin: z.int().nullable(),
  createdAt: When,
  updatedAt: When,
});
const SessionSnapshot = z.object({ sessionId: Id, studyId: Id, participantId: Id, responseId: Id });
const FileSnapshot = z.object({ id: Id, projectId: Id.nullable() });

/**
 * Everything the outbox carries. The first group is what webhooks may subscribe to; the rest only starts work of our
 * own. Data holds ids and facts, never a secret.
 */
export const EVENTS = {
  "project.created": ProjectSnapshot,
  "project.updated": ProjectSnapshot,
  "project.deleted": ProjectSnapshot,
  "file.transcribed": FileSnapshot,
  "file.ready": FileSnapshot,
  "chat.completed": z.object({ threadId: Id, messageId: Id, projectId: Id.nullable() }),

  "test.published": TestSnapshot,
  "test.response.submitted": SessionSnapshot,
  "engage.session.completed": SessionSnapshot,
  "session.completed": SessionSnapshot,

  "file.uploaded": z.object({ fileId: Id }),
  "job.queued": z.object({ jobId: Id, type: z.string() }),
  "mail.queued": z.object({ mailId: Id }),
  "study.changed": z.object({ studyId: Id, status: z.string() }),
  "session.finished": z.object({ sessionId: Id }),
  "answer.spoken": z.object({ sessionId: Id, index: z.int() }),
  "charge.opened": z.object({ chargeId: Id }),
  "invitation.created": z.object({ invitationId: Id }),
  "recruitment.requested": z.object({ studyId: Id }),
  "objects.doomed": z.object({}),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.input<(typeof EVENTS)[K]>;
