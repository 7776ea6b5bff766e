import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { DateTime, IdParams, listOf, Person, SearchableQuery } from "@/lib/api/shared";
import { exampleId } from "@/lib/core/example-id";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { LinkedClip } from "@/lib/services/clips/record";
import { MEDIA_FORMATS } from "@/lib/services/exports/record";

const Id = z.string().max(100);
const Seconds = z.number().min(0).max(1_000_000);
const Place = z.int().min(0).max(10_000_000);

export const Clip = z
  .object({
    id: z.string(),
    title: z.string(),
    projectId: z.string().nullable(),
    projectName: z.string().nullable(),
    studyId: z.string().nullable(),
    evidence: Evidence.extend({ startSeconds: z.number(), endSeconds: z.number() }).meta({ id: "ClipEvidence" }),
    durationSeconds: z.number(),
    playUrl: z
      .url()
      .nullable()
      .describe(
        "The whole source recording, to be played from `evidence.startSeconds` to `endSeconds`. The link works for an hour.",
      ),
    playKind: z.enum(["AUDIO", "VIDEO"]).nullable(),
    waveformUrl: z.string().nullable(),
    exportFormats: z
      .array(z.enum(MEDIA_FORMATS))
      .describe(
        "What `POST /clips/{id}/exports` can make of it here: nothing without a recording or beyond an hour, and on a " +
          "server without ffmpeg only what needs no encoding.",
      ),
    tags: z.array(z.object({ id: z.string(), title: z.string(), color: z.string().nullable() })),
    reelCount: z.int(),
    createdAt: DateTime,
    updatedAt: DateTime,
    createdBy: Person.nullable(),
  })
  .meta({ id: "Clip" });
export type ClipShape = z.output<typeof Clip>;

export function toClip({ passage, played, ...clip }: LinkedClip): z.input<typeof Clip> {
  const { startSeconds, endSeconds, ownerId } = passage;
  const range = `startSeconds=${startSeconds}&endSeconds=${endSeconds}`;
  return {
    ...clip,
    evidence: { ...toEvidence(passage), startSeconds, endSeconds },
    durationSeconds: Math.round((endSeconds - startSeconds) * 1000) / 1000,
    playKind: played?.kind ?? null,
    waveformUrl: played?.hasWaveform ? `/api/recordings/${ownerId}/waveform?${range}` : null,
  };
}

const ClipCreate = z.strictObject({
  fileId: Id.optional().describe("A library file. Send either this or `sessionId`."),
  sessionId: Id.optional(),
  title: oneLine(LONGEST_NAME).optional().describe("Defaults to the first words of the quote."),
  startSeconds: Seconds.optional(),
  endSeconds: Seconds.optional(),
  firstIndex: Place.optional().describe(
    "Instead of seconds: the first line and an offset into it, and the last line and an offset into it.",
  ),
  firstOffset: Place.optional().describe("In UTF-16 units."),
  lastIndex: Place.optional(),
  lastOffset: Place.optional().describe("In UTF-16 units; the end is exclusive."),
});

const tag = "Clips";

export const listClips = operation({
  id: "listClips",
  method: "GET",
  path: "/clips",
  tag,
  summary: "List clips, newest first",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({
    q: z
      .string()
      .trim()
      .max(LONGEST_QUERY)
      .optional()
      .describe("Matches part of the title, the quote, its speaker, or its source."),
    projectId: Id.optional(),
    studyId: Id.optional(),
    fileId: Id.optional(),
    sessionId: Id.optional(),
  }),
  response: listOf(Clip),
});

export const createClip = operation({
  id: "createClip",
  method: "POST",
  path: "/clips",
  tag,
  summary: "Create a clip from a session or a file",
  description:
    "Give the span in seconds (0 ≤ start < end ≤ length) or in transcript lines. The recording isn't cut: " +
    "a clip plays from its source right away. The quote is the transcript's own text.",
  access: "write",
  status: 201,
  body: ClipCreate,
  needsBody: true,
  example: { fileId: exampleId("file"), startSeconds: 0, endSeconds: 4 },
  response: Clip,
});

export const getClip = operation({
  id: "getClip",
  method: "GET",
  path: "/clips/{id}",
  tag,
  summary: "Get a clip",
  access: "read",
  status: 200,
  params: IdParams,
  response: Clip,
});

export const updateClip = operation({
  id: "updateClip",
  method: "PATCH",
  path: "/clips/{id}",
  tag,
  summary: "Rename a clip or change its start and end",
  description:
    "If the start or end changes, the clip quotes what is said in the new span. Returns 409 when its source no longer exists.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    title: oneLine(LONGEST_NAME).optional(),
    startSeconds: Seconds.optional(),
    endSeconds: Seconds.optional(),
  }),
  response: Clip,
});

export const deleteClip = operation({
  id: "deleteClip",
  method: "DELETE",
  path: "/clips/{id}",
  tag,
  summary: "Delete a clip",
  description: "Also removes it from its reels; the source stays. Returns the clip as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: Clip,
});
