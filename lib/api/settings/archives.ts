import { z } from "zod";
import { DateTime, IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { ARCHIVE_STATUSES, type ArchiveRecord } from "@/lib/services/workspaces/record";

const tag = "Settings";

export const Archive = z
  .object({
    id: z.string(),
    status: z
      .enum(ARCHIVE_STATUSES)
      .describe(
        "`gathering` reads the data, `copying` the files. An archive has `ended` when it was removed, has expired, or contains words that have been masked since.",
      ),
    error: z
      .string()
      .nullable()
      .describe("Why there is no archive, or no longer one, or what it waits for, in one sentence."),
    momentAt: DateTime.nullable().describe("The moment in time that the data reflects."),
    rowCount: z.int().nullable(),
    fileCount: z.int().nullable(),
    bytesDone: z.int(),
    totalBytes: z.int().nullable().describe("Size of the ZIP; an estimate until it is ready."),
    createdBy: z.string().nullable(),
    isMine: z
      .boolean()
      .describe("Whether you requested it. Only then can you download it: it has your private reports and chats."),
    createdAt: DateTime,
    readyAt: DateTime.nullable(),
    expiresAt: DateTime.nullable().describe("When it is removed: a week after it was ready."),
  })
  .meta({ id: "WorkspaceArchive" });
export type ArchiveShape = z.output<typeof Archive>;

export const toArchive = (record: ArchiveRecord): z.input<typeof Archive> => ({
  ...record,
  momentAt: record.momentAt?.toISOString() ?? null,
  createdAt: record.createdAt.toISOString(),
  readyAt: record.readyAt?.toISOString() ?? null,
  expiresAt: record.expiresAt?.toISOString() ?? null,
});

export const listArchives = operation({
  id: "listArchives",
  method: "GET",
  path: "/settings/archives",
  tag,
  summary: "List the workspace's ten newest exports, newest first",
  description: "Admins only, like everything about these exports.",
  access: "person",
  status: 200,
  response: z.object({ items: z.array(Archive) }),
});

export const requestArchive = operation({
  id: "requestArchive",
  method: "POST",
  path: "/settings/archives",
  tag,
  summary: "Export the whole workspace as one ZIP",
  description:
    "Returns your export in progress, if there is one, and 409 while another admin's is being made. You get an email when it is ready, if this installation sends email.",
  access: "person",
  status: 202,
  body: z.strictObject({}),
  response: Archive,
  location: () => "/api/settings/archives",
});

export const removeArchive = operation({
  id: "removeArchive",
  method: "DELETE",
  path: "/settings/archives/{id}",
  tag,
  summary: "Cancel a workspace export, or delete its file",
  access: "person",
  status: 200,
  params: IdParams,
  response: Archive,
});

export const linkArchive = operation({
  id: "linkArchive",
  method: "POST",
  path: "/settings/archives/{id}/link",
  tag,
  summary: "Create a download link that works for five minutes",
  description:
    "Only for an export that you requested. Each link is recorded in the audit log. Returns 409 once the file is gone.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ url: z.url(), expiresAt: DateTime }),
});
