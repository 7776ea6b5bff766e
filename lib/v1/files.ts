import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import { wholeNumber } from "@/lib/core/whole-number";
import { File } from "@/lib/events/resources/file";
import { snapshotOf, type TranscriptRecord } from "@/lib/services/files/record";
import { Job, jobLocation } from "./jobs";
import { data, IdParams, listOf, PageQuery } from "./shared";

const FileCreate = z
  .strictObject({
    upload_id: z.string().max(100).describe("Of an upload started with `POST /api/library/uploads`, bytes sent."),
    name: oneLine(255).optional(),
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
const inProject = z.object({ projectId: z.string() });

export const listFiles = operation({
  id: "listFiles",
  method: "GET",
  path: "/projects/{projectId}/files",
  tag,
  summary: "List the files of a project, newest first",
  access: "read",
  status: 200,
  params: inProject,
  query: PageQuery,
  response: listOf(File),
});

export const createFile = operation({
  id: "createFile",
  method: "POST",
  path: "/projects/{projectId}/files",
  tag,
  summary: "Finalize an uploaded file and attach it to the project",
  description:
    "Start the upload with `POST /api/library/uploads`, which takes the same key, and send the bytes first: 422 when " +
    "they are not there. Repeating the call answers the file as it is.",
  access: "write",
  status: 201,
  params: inProject,
  body: FileCreate,
  response: data(File),
  isRepeatable: true,
});

export const getFile = operation({
  id: "getFile",
  method: "GET",
  path: "/files/{id}",
  tag,
  summary: "Read a file",
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
  summary: "Read the transcript of a file",
  description: "404 while there is none. More than 10,000 segments come in pages.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({
    cursor: z.string().max(300).optional().describe("The previous page's `meta.next_cursor`."),
    segments: wholeNumber({ least: 1, most: 10_000, usual: 10_000 }).describe("Segments a page."),
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
    "A recording is heard by the speech service, a transcript file is read again; what comes of it takes the place of " +
    "the transcript that is there. 422 while the file is uploaded.",
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({ language: z.string().max(35).optional().describe("BCP-47, or `auto`.") }),
  response: data(Job),
  location: jobLocation,
});
