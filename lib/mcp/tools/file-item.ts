import { z } from "zod";
import { FILE_STATUSES, type FileRecord, TRANSCRIPT_STATUSES } from "@/lib/services/files/record";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { Time, Url } from "./shared-shapes";

export const FILE_TYPES = ["VIDEO", "AUDIO", "TEXT", "CSV", "PDF", "DOC"] as const;

/** A library file without its transcript. */
export const FileItem = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  status: z.enum(FILE_STATUSES),
  transcriptStatus: z
    .enum(TRANSCRIPT_STATUSES)
    .describe("`needed`: the recording could not be transcribed here; a person has to add a transcript."),
  error: z.string().optional(),
  language: z.string().optional(),
  durationSeconds: z.int().optional(),
  projectId: z.string().optional(),
  createdAt: Time,
  url: Url,
});

export const toFileItem = (file: FileRecord): z.input<typeof FileItem> =>
  compact({
    id: file.id,
    name: file.name,
    type: file.assetType,
    status: file.status,
    transcriptStatus: file.transcriptStatus,
    error: file.error,
    language: file.language,
    durationSeconds: file.durationSeconds,
    projectId: file.project?.id,
    createdAt: file.createdAt.toISOString(),
    url: appUrl(`/library/files/${file.id}`),
  });
