import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import type { PartLinkRecord, UploadInPartsRecord, UploadRecord } from "@/lib/services/uploads/record";
import { LibraryFile } from "./library";
import { DateTime, IdParams } from "./shared";

export const UploadStarted = z
  .object({
    id: z.string(),
    fileId: z.string(),
    url: z.url(),
    method: z.literal("PUT"),
    headers: z.record(z.string(), z.string()),
    expiresAt: DateTime,
  })
  .meta({ id: "UploadStarted" });

const UploadInParts = z
  .object({
    id: z.string(),
    fileId: z.string(),
    name: z.string(),
    sizeBytes: z.int(),
    partBytes: z.int().describe("Of every part but the last: part n starts at byte (n - 1) * `partBytes`."),
    partCount: z.int(),
    parts: z.array(z.object({ partNumber: z.int(), sizeBytes: z.int() })).describe("Those that are there whole."),
    expiresAt: DateTime.describe("The last moment to complete it."),
    completedAt: DateTime.nullable(),
  })
  .meta({ id: "UploadInParts" });

const PartLinks = z
  .object({
    parts: z.array(z.object({ partNumber: z.int(), sizeBytes: z.int(), url: z.url() })),
    expiresAt: DateTime,
  })
  .meta({ id: "PartLinks" });

export const toUpload = (upload: UploadRecord): z.input<typeof UploadStarted> => ({
  ...upload,
  expiresAt: upload.expiresAt.toISOString(),
});

export const toUploadInParts = (upload: UploadInPartsRecord): z.input<typeof UploadInParts> => ({
  ...upload,
  expiresAt: upload.expiresAt.toISOString(),
  completedAt: upload.completedAt?.toISOString() ?? null,
});

export const toPartLinks = (links: { parts: PartLinkRecord[]; expiresAt: Date }): z.input<typeof PartLinks> => ({
  ...links,
  expiresAt: links.expiresAt.toISOString(),
});

const tag = "Library";

const UploadStart = z.strictObject({
  name: oneLine(255),
  sizeBytes: z.int().min(1),
  contentType: z.string().max(200),
  projectId: z.string().max(100).optional(),
  language: z.string().max(35).optional().describe("BCP-47 such as `en` or `pt-BR`, or `auto`."),
});

export const startUpload = operation({
  id: "startUpload",
  method: "POST",
  path: "/library/uploads",
  tag,
  summary: "Start an upload",
  description:
    "Send the bytes with one PUT to `url` with `headers`, then complete the file. 402 when the plan's upload hours of " +
    "this month are used up.",
  access: "write",
  status: 201,
  body: UploadStart,
  example: { name: "interview.vtt", sizeBytes: 48_213, contentType: "text/vtt" },
  response: UploadStarted,
});

export const startUploadInParts = operation({
  id: "startUploadInParts",
  method: "POST",
  path: "/library/uploads/multipart",
  tag,
  summary: "Start an upload in parts",
  description:
    "For a large file, which goes on after a lost connection, over a week if need be: ask for links to the parts, send " +
    "each with one PUT, then complete the file as any other. 402 when the plan's upload hours of this month are used up.",
  access: "write",
  status: 201,
  body: UploadStart,
  example: { name: "interview.mp4", sizeBytes: 734_003_200, contentType: "video/mp4" },
  response: UploadInParts,
});

export const getUpload = operation({
  id: "getUpload",
  method: "GET",
  path: "/library/uploads/{id}",
  tag,
  summary: "Read what is there of an upload in parts",
  description: "409 for an upload that takes one PUT.",
  access: "read",
  status: 200,
  params: IdParams,
  conflicts: true,
  response: UploadInParts,
});

export const cancelUpload = operation({
  id: "cancelUpload",
  method: "DELETE",
  path: "/library/uploads/{id}",
  tag,
  summary: "Cancel an upload",
  description: "Removes the file and what was sent of it. 409 once it is completed.",
  access: "write",
  status: 200,
  params: IdParams,
  response: z.object({ id: z.string(), fileId: z.string() }),
});

export const linkParts = operation({
  id: "linkParts",
  method: "POST",
  path: "/library/uploads/{id}/parts",
  tag,
  summary: "Make links to parts of an upload",
  description:
    "Send each part with one PUT of exactly `sizeBytes` bytes to its `url`, which lasts 15 minutes. A part that is sent " +
    "again takes the place of the first. 409 once the upload is completed.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ partNumbers: z.array(z.int().min(1).max(10_000)).min(1).max(100) }),
  response: PartLinks,
});

export const completeUpload = operation({
  id: "completeUpload",
  method: "POST",
  path: "/library/files/{id}/complete",
  tag,
  summary: "Finish an upload, so that processing starts",
  description: "409 before the bytes are there. A second call answers the file as it is.",
  access: "write",
  status: 200,
  params: IdParams,
  response: LibraryFile,
});

export const giveTranscript = operation({
  id: "giveTranscript",
  method: "POST",
  path: "/library/files/{id}/transcript",
  tag,
  summary: "Give a recording its transcript",
  description:
    "`uploadId` is of an upload of a transcript file whose bytes were sent and that was not completed: it becomes the " +
    "recording's transcript, in place of one that is there, and no file of its own. 400 when it can't be read.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ uploadId: z.string().max(100) }),
  response: LibraryFile,
});
