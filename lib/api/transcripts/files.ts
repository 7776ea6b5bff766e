import { z } from "zod";
import { LibraryTranscript } from "@/lib/api/library/library";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { upperFirst } from "@/lib/core/text/upper-first";

const SessionParams = IdParams.extend({ sessionId: z.string() });
const Timestamps = z.object({
  timestamps: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).default(true),
});
const NONE = z.object({});

const WholeTranscript = LibraryTranscript.extend({
  source: z.enum(["file", "speech", "upload", "session"]),
}).meta({ id: "WholeTranscript" });

const SUMMARIES = {
  vtt: "as WebVTT subtitles",
  srt: "as SubRip subtitles",
  txt: "as plain text",
  docx: "as a Word document",
  json: "as JSON",
} as const;
type Format = keyof typeof SUMMARIES;
const TYPES = {
  vtt: "text/vtt",
  srt: "application/x-subrip",
  txt: "text/plain",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  json: "application/json",
} as const satisfies Record<Format, string>;
const untimed = "Returns 409 for a transcript without times.";
const isTimed = (format: Format) => format === "vtt" || format === "srt";
const described = (format: Format) => (isTimed(format) ? untimed : "Masked words stay masked.");

const ofFile = <Q extends z.ZodType, R extends z.ZodType>(format: Format, query: Q, response: R) =>
  operation({
    id: `exportFileTranscript${upperFirst(format)}`,
    method: "GET",
    path: `/library/files/{id}/transcript.${format}`,
    tag: "Transcripts",
    summary: `Download a file's transcript ${SUMMARIES[format]}`,
    description: described(format),
    access: "read",
    status: 200,
    params: IdParams,
    query,
    answers: [TYPES[format]],
    ...(isTimed(format) && { conflicts: true as const }),
    response,
  });

const ofSession = <Q extends z.ZodType, R extends z.ZodType>(format: Format, query: Q, response: R) =>
  operation({
    id: `exportSessionTranscript${upperFirst(format)}`,
    method: "GET",
    path: `/studies/{id}/sessions/{sessionId}/transcript.${format}`,
    tag: "Transcripts",
    summary: `Download a session's transcript ${SUMMARIES[format]}`,
    description: described(format),
    access: "read",
    status: 200,
    params: SessionParams,
    query,
    answers: [TYPES[format]],
    ...(isTimed(format) && { conflicts: true as const }),
    response,
  });

export const fileTranscriptVtt = ofFile("vtt", NONE, z.string());
export const fileTranscriptSrt = ofFile("srt", NONE, z.string());
export const fileTranscriptTxt = ofFile("txt", Timestamps, z.string());
export const fileTranscriptDocx = ofFile("docx", Timestamps, z.string().describe("The bytes of the document."));
export const fileTranscriptJson = ofFile("json", NONE, WholeTranscript);
export const sessionTranscriptVtt = ofSession("vtt", NONE, z.string());
export const sessionTranscriptSrt = ofSession("srt", NONE, z.string());
export const sessionTranscriptTxt = ofSession("txt", Timestamps, z.string());
export const sessionTranscriptDocx = ofSession("docx", Timestamps, z.string().describe("The bytes of the document."));
export const sessionTranscriptJson = ofSession("json", NONE, WholeTranscript);

export const downloadMaskedFile = operation({
  id: "downloadMaskedFile",
  method: "GET",
  path: "/masked-files/{token}",
  tag: "Transcripts",
  summary: "Download the file behind a masked file's link",
  description: "Links to a text with masked words lead here: returns its transcript with tokens in place of the words.",
  access: "public",
  status: 200,
  params: z.object({ token: z.string() }),
  answers: [TYPES.txt],
  response: z.string(),
});
