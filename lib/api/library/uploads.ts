import { z } from "zod";
import { DateTime, IdParams } from "@/lib/api/shared";
import { LONGEST_FILE_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { PartLinkRecord, UploadInPartsRecord, UploadRecord } from "@/lib/services/uploads/record";
import { LibraryFile } from "./library";

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
    partBytes: z.int().describe("Size of every part but the last: part n starts at byte (n - 1) * `partBytes`."),
    partCount: z.int(),
    parts: z.array(z.object({ partNumber: z.int(), sizeBytes: z.int() })).describe("Parts that have arrived in full."),
    expiresAt: DateTime.describe("The deadline for completing it."),
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
  name: oneLine(LONGEST_FILE_NAME),
  sizeBytes: z.int().min(1),
  contentType: z.string().max(200),
  projectId: z.string().max(100).optional(),
  language: z.string().max(35).optional().describe("A BCP-47 tag such as `en` or `pt-BR`, or `auto`."),
});

export const startUpload = operation({
  id: "startUpload",
  method: "POST",
  path: "/library/uploads",
  tag,
  summary: "Start an upload",
  description:
    "Send the bytes in one PUT to `url` with `headers`, then complete the file. Returns 402 when the " +
    "plan's upload hours for this month are used up.",
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
  summary: "Start a multipart upload",
  description:
    "For large files: an interrupted upload can be resumed for up to a week. Create links for the parts, " +
    "send each part in one PUT, then complete the file like any other. Returns 402 when the plan's upload " +
    "hours for this month are used up.",
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
  summary: "Get the progress of a multipart upload",
  description: "Returns 409 for an upload that takes a single PUT.",
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
  description: "Removes the file and the bytes that were sent. Returns 409 once it has been completed.",
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
  summary: "Create links for parts of a multipart upload",
  description:
    "Send each part in one PUT of exactly `sizeBytes` bytes to its `url`, which works for 15 minutes. " +
    "Sending a part again replaces it. Returns 409 once the upload has been completed.",
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
  summary: "Complete an upload and start processing",
  description: "Returns 409 until the bytes have arrived. A second call returns the file as it is.",
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
  summary: "Add a transcript to a recording",
  description:
    "`uploadId` is an upload of a transcript file whose bytes have been sent but that has not been " +
    "completed. It becomes the recording's transcript, replacing any existing one, and not a file of its " +
    "own. Returns 400 when it can't be read.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ uploadId: z.string().max(100) }),
  response: LibraryFile,
});
