import { z } from "zod";
import { DateTime, IdParams, listOf, Person, SearchableQuery } from "@/lib/api/shared";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { LONGEST_FILE_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { DuplicateRecord, FileRecord, TranscriptRecord } from "@/lib/services/files/record";

const FileStatus = z.enum(["uploading", "processing", "ready", "failed"]);

const fileFields = {
  id: z.string(),
  projectId: z.string().nullable(),
  projectName: z.string().nullable(),
  name: z.string(),
  status: FileStatus,
  transcriptStatus: z
    .enum(["none", "pending", "ready", "needed"])
    .describe("`needed`: the recording could not be transcribed here; add a transcript to it."),
  error: z.string().nullable().describe("What went wrong, or what it waits for, in one sentence."),
  assetType: z.enum(["VIDEO", "AUDIO", "TEXT", "CSV", "PDF", "DOC"]),
  contentType: z.string(),
  sizeBytes: z.int(),
  durationSeconds: z.int().nullable(),
  language: z.string().nullable().describe("BCP-47."),
  segmentCount: z.int().nullable(),
  createdAt: DateTime,
  updatedAt: DateTime,
  createdBy: Person.nullable(),
};
export const LibraryFile = z.object(fileFields).meta({ id: "LibraryFile" });

const Segment = z
  .object({
    id: z.string(),
    index: z.int(),
    speaker: z.string().nullable(),
    startSeconds: z.number().nullable(),
    endSeconds: z.number().nullable(),
    text: z.string().describe("Verbatim."),
  })
  .meta({ id: "Segment" });
export const LibraryTranscript = z
  .object({
    language: z.string().nullable(),
    source: z.enum(["file", "speech", "upload"]),
    segmentCount: z.int(),
    segments: z.array(Segment),
    nextCursor: z.string().nullable().describe("Cursor for the next page of segments."),
  })
  .meta({ id: "LibraryTranscript" });
export const LibraryFileDetail = z
  .object({
    ...fileFields,
    contentHash: z.string().nullable().describe("SHA-256 of the bytes in hex, once they have been read."),
    duplicates: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe("Up to five other files with the same bytes, oldest first."),
    transcript: LibraryTranscript.nullable(),
  })
  .meta({ id: "LibraryFileDetail" });

export const toLibraryFile = ({ project, ...file }: FileRecord): z.input<typeof LibraryFile> => ({
  ...file,
  projectId: project?.id ?? null,
  projectName: project?.name ?? null,
  createdAt: file.createdAt.toISOString(),
  updatedAt: file.updatedAt.toISOString(),
});

type WithTranscript = {
  file: FileRecord;
  transcript: TranscriptRecord | null;
  contentHash: string | null;
  duplicates: DuplicateRecord[];
};
export const toLibraryFileDetail = ({ file, ...detail }: WithTranscript): z.input<typeof LibraryFileDetail> => ({
  ...toLibraryFile(file),
  ...detail,
});

const tag = "Library";

export const listLibraryFiles = operation({
  id: "listLibraryFiles",
  method: "GET",
  path: "/library/files",
  tag,
  summary: "List files, newest first",
  description: "Uploads that have not been completed are listed only with `status=uploading`.",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({
    projectId: z.string().max(100).optional(),
    status: FileStatus.optional(),
    contentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe("A SHA-256 in hex; returns only files with exactly these bytes."),
  }),
  response: listOf(LibraryFile),
});

export const getLibraryFile = operation({
  id: "getLibraryFile",
  method: "GET",
  path: "/library/files/{id}",
  tag,
  summary: "Get a file with its transcript",
  description: "A very long transcript is paged: pass `transcript.nextCursor` as `cursor` to get the next segments.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({
    cursor: z.string().max(100).optional().describe("The previous page's `transcript.nextCursor`."),
    segments: wholeNumber({ least: 1, most: 5000, usual: 5000 }).describe("Segments per page."),
  }),
  response: LibraryFileDetail,
});

export const updateLibraryFile = operation({
  id: "updateLibraryFile",
  method: "PATCH",
  path: "/library/files/{id}",
  tag,
  summary: "Rename a file, or move it to another project",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    name: oneLine(LONGEST_FILE_NAME).optional(),
    projectId: z.string().max(100).nullable().optional().describe("`null` removes the file from its project."),
  }),
  response: LibraryFile,
});

export const deleteLibraryFile = operation({
  id: "deleteLibraryFile",
  method: "DELETE",
  path: "/library/files/{id}",
  tag,
  summary: "Delete a file and its transcript",
  description: "Returns the file as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: LibraryFile,
});

export const downloadLibraryFile = operation({
  id: "downloadLibraryFile",
  method: "GET",
  path: "/library/files/{id}/download",
  tag,
  summary: "Create a download link that works for five minutes",
  description:
    "Use `inline=true` for players, which stream audio and video rather than save it. Returns 409 while the file is uploading.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({ inline: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).default(false) }),
  conflicts: true,
  response: z.object({ url: z.url(), expiresAt: DateTime }),
});
