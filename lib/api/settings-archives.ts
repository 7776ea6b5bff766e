import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { ARCHIVE_STATUSES, type ArchiveRecord } from "@/lib/services/workspaces/record";
import { DateTime, IdParams } from "./shared";

const tag = "Settings";

export const Archive = z
  .object({
    id: z.string(),
    status: z
      .enum(ARCHIVE_STATUSES)
      .describe(
        "`gathering` reads the data, `copying` the files; `ended` was removed, expired, or says words that were masked since.",
      ),
    error: z.string().nullable().describe("One sentence of why there is none, or no longer."),
    momentAt: DateTime.nullable().describe("The moment that all of its data shows."),
    rowCount: z.int().nullable(),
    fileCount: z.int().nullable(),
    bytesDone: z.int(),
    totalBytes: z.int().nullable().describe("Of the ZIP: about, until it is ready."),
    createdBy: z.string().nullable(),
    createdAt: DateTime,
    readyAt: DateTime.nullable(),
    expiresAt: DateTime.nullable().describe("When it is removed, a week after it was ready."),
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
  summary: "The newest ten archives of the workspace, newest first",
  description: "Admins only, as everything about them.",
  access: "person",
  status: 200,
  response: z.object({ items: z.array(Archive) }),
});

export const requestArchive = operation({
  id: "requestArchive",
  method: "POST",
  path: "/settings/archives",
  tag,
  summary: "Export everything of the workspace as one ZIP",
  description: "Answers the one that is in the making, if there is one. Whoever asked gets a mail when it is ready.",
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
  summary: "Stop making an archive, or remove its file",
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
  summary: "A link to the ZIP that works for five minutes",
  description: "Each one stands in the audit log. 409 once the archive is not there any more.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ url: z.url(), expiresAt: DateTime }),
});
