import { z } from "zod";
import { UploadStarted } from "@/lib/api/library/uploads";
import { LONGEST_FILE_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { FILE_STATUSES, TRANSCRIPT_STATUSES } from "@/lib/services/files/record";
import type { SessionRecordingRecord } from "@/lib/services/slots/record";

const SessionRecording = z
  .object({
    sessionId: z.string(),
    studyId: z.string(),
    status: z.enum(["in_progress", "completed"]),
    recording: z
      .object({
        fileId: z.string(),
        name: z.string(),
        status: z.enum(FILE_STATUSES),
        transcriptStatus: z.enum(TRANSCRIPT_STATUSES),
        error: z.string().nullable(),
        durationSeconds: z.number().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "SessionRecording" });

export const toSessionRecording = (record: SessionRecordingRecord): z.input<typeof SessionRecording> => record;

const tag = "Recruiting";
const path = "/studies/{id}/sessions/{sessionId}/recording";
const params = z.object({ id: z.string(), sessionId: z.string() });

export const getSessionRecording = operation({
  id: "getSessionRecording",
  method: "GET",
  path,
  tag,
  summary: "Get the state of a live interview's recording",
  conflicts: true,
  access: "read",
  status: 200,
  params,
  response: SessionRecording,
});

export const startSessionRecording = operation({
  id: "startSessionRecording",
  method: "POST",
  path,
  tag,
  summary: "Start the upload of a live interview's recording or transcript",
  description:
    "Works like any upload: send the bytes in one PUT to `url`, then complete the file. The session is " +
    "completed when its transcript is there. Returns 409 when the session already has a recording.",
  access: "write",
  status: 201,
  params,
  body: z.strictObject({
    name: oneLine(LONGEST_FILE_NAME),
    sizeBytes: z.int().min(1),
    contentType: z.string().max(200),
    language: z.string().max(35).optional().describe("A BCP-47 tag such as `en` or `pt-BR`, or `auto`."),
  }),
  example: { name: "interview.mp4", sizeBytes: 734_003_200, contentType: "video/mp4" },
  response: UploadStarted,
});

export const giveSessionTranscript = operation({
  id: "giveSessionTranscript",
  method: "POST",
  path: `${path}/transcript`,
  tag,
  summary: "Add a transcript to a live interview's recording",
  description:
    "`uploadId` is an upload of a transcript file whose bytes have been sent but that has not been completed.",
  access: "write",
  status: 200,
  params,
  body: z.strictObject({ uploadId: z.string().max(100) }),
  response: SessionRecording,
});

export const finishSession = operation({
  id: "finishSession",
  method: "POST",
  path: "/studies/{id}/sessions/{sessionId}/finish",
  tag,
  summary: "Complete a live interview's session without a transcript",
  description: "Repeating the call returns the same result.",
  access: "write",
  status: 200,
  params,
  response: SessionRecording,
});
