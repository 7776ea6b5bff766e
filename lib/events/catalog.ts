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

  "file.uploaded": z.object({ fileId: Id }),
  "job.queued": z.object({ jobId: Id, type: z.string() }),
  "mail.queued": z.object({ mailId: Id }),
  "objects.doomed": z.object({}),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.input<(typeof EVENTS)[K]>;
