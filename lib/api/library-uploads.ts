import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import type { UploadRecord } from "@/lib/services/uploads/record";
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

export const toUpload = (upload: UploadRecord): z.input<typeof UploadStarted> => ({
  ...upload,
  expiresAt: upload.expiresAt.toISOString(),
});

const tag = "Library";

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
  body: z.strictObject({
    name: oneLine(255),
    sizeBytes: z.int().min(1),
    contentType: z.string().max(200),
    projectId: z.string().max(100).optional(),
    language: z.string().max(35).optional().describe("BCP-47 such as `en` or `pt-BR`, or `auto`."),
  }),
  response: UploadStarted,
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
