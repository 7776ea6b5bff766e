import { z } from "zod";
import { DateTime, IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import {
  DOCUMENT_FORMATS,
  EXPORT_KINDS,
  EXPORT_STATUSES,
  type ExportRecord,
  MEDIA_FORMATS,
  NOTE_FORMATS,
} from "@/lib/services/exports/record";

export const Export = z
  .object({
    id: z.string(),
    kind: z.enum(EXPORT_KINDS),
    subjectId: z.string().describe("The clip, reel, report, or note; for a readout, the study."),
    format: z.string(),
    status: z.enum(EXPORT_STATUSES),
    fileName: z.string().nullable(),
    sizeBytes: z.int().nullable(),
    downloadUrl: z
      .url()
      .nullable()
      .describe(
        "Set once the status is `ready`. Works for five minutes, or an hour for a readout, report, or note. Get the export again for a fresh link.",
      ),
    error: z.string().nullable().describe("What went wrong, or what it waits for, in one sentence."),
    createdAt: DateTime,
    expiresAt: DateTime,
  })
  .meta({ id: "Export" });
export type ExportShape = z.output<typeof Export>;

export const toExport = (record: ExportRecord): z.input<typeof Export> => ({
  ...record,
  createdAt: record.createdAt.toISOString(),
  expiresAt: record.expiresAt.toISOString(),
});

/** Where to poll a queued export. */
export const exportLocation = ({ id }: { id: string }) => `/api/exports/${id}`;

const tag = "Clips";
const asked = {
  method: "POST",
  tag,
  access: "write",
  status: 202,
  params: IdParams,
  response: Export,
  location: exportLocation,
} as const;

export const getExport = operation({
  id: "getExport",
  method: "GET",
  path: "/exports/{id}",
  tag,
  summary: "Get an export, with its link once it is ready",
  description: "Exports are kept for a day.",
  access: "read",
  status: 200,
  params: IdParams,
  response: Export,
});

export const exportClip = operation({
  ...asked,
  id: "exportClip",
  path: "/clips/{id}/exports",
  summary: "Export a clip as its own file",
  description:
    "Without a format, a recording with video becomes an mp4, and one without becomes an audio file of " +
    "its own kind. A repeat returns the same export while it is in progress or fresh. Returns 409 for a " +
    "clip without a recording.",
  body: z.strictObject({ format: z.enum(MEDIA_FORMATS).optional() }),
});

export const exportReel = operation({
  ...asked,
  id: "exportReel",
  path: "/reels/{id}/exports",
  summary: "Export a reel as one file, or as a list of its quotes",
  description:
    "`md` and `csv` list the quotes. Video and audio contain the clips in order, at one size and " +
    "loudness. Returns 409 when one of the clips no longer has a recording.",
  body: z.strictObject({
    format: z.enum([...MEDIA_FORMATS, "md", "csv"]).default("mp4"),
    titleCards: z.boolean().default(false).describe("mp4 only: shows a card with title and speaker before each clip."),
  }),
});

const documentBody = z.strictObject({
  format: z
    .enum(DOCUMENT_FORMATS)
    .describe("Slides with editable charts, a tagged PDF, Word, Markdown, or every quote as a row."),
});
const OF_DOCUMENTS =
  "Contains only what may be shown when it is made: hidden parts and withdrawn words are left out. A " +
  "repeat returns the same export while it is in progress or fresh.";

export const exportReadout = operation({
  ...asked,
  id: "exportReadout",
  tag: "Readouts",
  path: "/studies/{id}/readout/exports",
  summary: "Export a readout as PowerPoint, PDF, Word, Markdown or CSV",
  description: `${OF_DOCUMENTS} Returns 409 when the study has no readout yet.`,
  body: documentBody,
});

export const exportReport = operation({
  ...asked,
  id: "exportReport",
  tag: "Reports",
  path: "/reports/{id}/exports",
  summary: "Export a report as PowerPoint, PDF, Word, Markdown or CSV",
  description: `${OF_DOCUMENTS} Returns 409 while the report is being written.`,
  body: documentBody,
});

export const exportNote = operation({
  ...asked,
  id: "exportNote",
  tag: "Notes",
  path: "/notes/{id}/exports",
  summary: "Export a note as PDF, Word or Markdown",
  description: OF_DOCUMENTS,
  body: z.strictObject({ format: z.enum(NOTE_FORMATS) }),
});
