import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { DOCUMENT_FORMATS, EXPORT_KINDS, EXPORT_STATUSES, type ExportRecord } from "@/lib/services/exports/record";
import { DateTime, IdParams } from "./shared";

export const Export = z
  .object({
    id: z.string(),
    kind: z.enum(EXPORT_KINDS),
    subjectId: z.string().describe("The clip, reel or report; of a readout the study."),
    format: z.string(),
    status: z.enum(EXPORT_STATUSES),
    fileName: z.string().nullable(),
    sizeBytes: z.int().nullable(),
    downloadUrl: z
      .url()
      .nullable()
      .describe("Once `ready`; lasts five minutes, of a readout or report an hour. Ask anew for a later one."),
    error: z.string().nullable().describe("One sentence."),
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

/** Where a queued export is asked for. */
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
  summary: "How far an export is, and its link once it is ready",
  description: "Exports are kept a day.",
  access: "read",
  status: 200,
  params: IdParams,
  response: Export,
});

export const exportClip = operation({
  ...asked,
  id: "exportClip",
  path: "/clips/{id}/exports",
  summary: "Cut a clip into a file of its own",
  description:
    "Without a format: mp4 of a recording with a picture, else its own kind of sound. Asking again for the same answers " +
    "the same export while it is made or fresh. 409 for a clip without a recording.",
  body: z.strictObject({ format: z.enum(["mp4", "m4a", "mp3", "wav"]).optional() }),
});

export const exportReel = operation({
  ...asked,
  id: "exportReel",
  path: "/reels/{id}/exports",
  summary: "Join a reel into one file, or list its quotes",
  description:
    "`md` and `csv` list the quotes. Films and sound hold the clips in their order, at one size and loudness; 409 when " +
    "one of them has no recording any more.",
  body: z.strictObject({
    format: z.enum(["mp4", "m4a", "mp3", "wav", "md", "csv"]).default("mp4"),
    titleCards: z.boolean().default(false).describe("For mp4: a card with title and speaker before each clip."),
  }),
});

const documentBody = z.strictObject({
  format: z
    .enum(DOCUMENT_FORMATS)
    .describe("Slides with charts to edit, a tagged PDF, Word, Markdown, or every quote as a row."),
});
const OF_DOCUMENTS =
  "Made of what may be shown at that moment: hidden parts and words that were taken back stay out. Asking again for the " +
  "same answers the same export while it is made or fresh.";

export const exportReadout = operation({
  ...asked,
  id: "exportReadout",
  tag: "Readouts",
  path: "/studies/{id}/readout/exports",
  summary: "Export a readout as PowerPoint, PDF, Word, Markdown or CSV",
  description: `${OF_DOCUMENTS} 409 when the study has no readout yet.`,
  body: documentBody,
});

export const exportReport = operation({
  ...asked,
  id: "exportReport",
  tag: "Reports",
  path: "/reports/{id}/exports",
  summary: "Export a report as PowerPoint, PDF, Word, Markdown or CSV",
  description: `${OF_DOCUMENTS} 409 while it is being written.`,
  body: documentBody,
});
