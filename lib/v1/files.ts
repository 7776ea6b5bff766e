import { z } from "zod";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { LONGEST_FILE_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { File } from "@/lib/events/resources/file";
import { snapshotOf, type TranscriptRecord } from "@/lib/services/files/record";
import { Job, jobLocation } from "./jobs";
import { data, IdParams, listOf, PageQuery, ProjectParams } from "./shared";

const FileCreate = z
  .strictObject({
    upload_id: z
      .string()
      .max(100)
      .describe("An upload started with `POST /api/library/uploads` whose bytes have been sent."),
    name: oneLine(LONGEST_FILE_NAME).optional(),
  })
  .meta({ id: "FileCreate" });

const Transcript = z
  .object({
    file_id: z.string(),
    segments: z.array(
      z.object({
        speaker: z.string().nullable(),
        start_seconds: z.number().nullable(),
        end_seconds: z.number().nullable(),
        text: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "Transcript" });

export const toFile = snapshotOf;

export const toTranscript = (fileId: string, { segments, nextCursor }: TranscriptRecord) => ({
  data: {
    file_id: fileId,
    segments: segments.map(({ speaker, startSeconds, endSeconds, text }) => ({
      speaker,
      start_seconds: startSeconds,
      end_seconds: endSeconds,
      text,
    })),
  },
  meta: { next_cursor: nextCursor },
});

const tag = "Files";

export const listFiles = operation({
  id: "listFiles",
  method: "GET",
  path: "/projects/{projectId}/files",
  tag,
  summary: "List a project's files, newest first",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(File),
});

export const createFile = operation({
  id: "createFile",
  method: "POST",
  path: "/projects/{projectId}/files",
  tag,
  summary: "Complete an upload and add the file to a project",
  description:
    "First start the upload with `POST /api/library/uploads`, which takes the same key, and send the " +
    "bytes; returns 422 when they have not arrived. Repeating the call returns the file as it is.",
  access: "write",
  status: 201,
  location: ({ data }) => `/v1/files/${data.id}`,
  params: ProjectParams,
  body: FileCreate,
  response: data(File),
  isRepeatable: true,
});

export const getFile = operation({
  id: "getFile",
  method: "GET",
  path: "/files/{id}",
  tag,
  summary: "Get a file",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(File),
});

export const getTranscript = operation({
  id: "getTranscript",
  method: "GET",
  path: "/files/{id}/transcript",
  tag,
  summary: "Get a file's transcript",
  description: "Returns 404 while there is none. A transcript of more than 10,000 segments is paged.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({
    cursor: z.string().max(300).optional().describe("The previous page's `meta.next_cursor`."),
    segments: wholeNumber({ least: 1, most: 10_000, usual: 10_000 }).describe("Segments per page."),
  }),
  response: data(Transcript).extend({ meta: z.object({ next_cursor: z.string().nullable() }) }),
});

export const transcribeFile = operation({
  id: "transcribeFile",
  method: "POST",
  path: "/files/{id}/transcribe",
  tag,
  summary: "Transcribe a file",
  description:
    "Returns a job to poll. Its `result` is a TranscribeResult. A recording is transcribed by the speech service; a " +
    "transcript file is read again. The new transcript replaces any existing one. While one is being made in this " +
    "language, its job is returned. Returns 422 while the file is still uploading, and 402 `quota_exceeded` for a " +
    "recording that the speech service has transcribed before once the month's hours are used up.",
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({ language: z.string().max(35).optional().describe("A BCP-47 tag, or `auto`.") }),
  response: data(Job),
  location: jobLocation,
});
