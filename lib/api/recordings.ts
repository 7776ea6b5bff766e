import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { wholeNumber } from "@/lib/core/whole-number";
import { DateTime } from "./shared";

const OwnerParams = z.object({ ownerId: z.string() });
const Second = z.coerce.number().min(0).max(1_000_000);

const Waveform = z
  .object({
    bucketSeconds: z.number(),
    startSeconds: z.number(),
    durationSeconds: z.int().nullable(),
    peaks: z.array(z.int().min(0).max(255)),
  })
  .meta({ id: "Waveform" });

export const WaveformQuery = z.object({
  startSeconds: Second.default(0),
  endSeconds: Second.optional(),
  buckets: wholeNumber({ least: 1, most: 20_000, usual: 1000 }).describe("At most as many values."),
  orNone: z
    .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
    .default(false)
    .describe("Answer no `peaks` instead of 404 for a recording that has no waveform, or none yet."),
});

const tag = "Library";
const aboutWaveform = {
  method: "GET",
  tag,
  description: "The loudest of each bucket, 0 to 255. 404 when there is none, or none yet: then draw nothing.",
  access: "read",
  status: 200,
  query: WaveformQuery,
  response: Waveform,
} as const;

export const getRecordingWaveform = operation({
  ...aboutWaveform,
  id: "getRecordingWaveform",
  path: "/recordings/{ownerId}/waveform",
  summary: "Read the loudness of a file's or session's recording",
  params: OwnerParams,
});

export const getLibraryFileWaveform = operation({
  ...aboutWaveform,
  id: "getLibraryFileWaveform",
  path: "/library/files/{id}/waveform",
  summary: "Read the loudness of a file's recording",
  params: z.object({ id: z.string() }),
});

export const getRecordingLink = operation({
  id: "getRecordingLink",
  method: "GET",
  path: "/recordings/{ownerId}/link",
  tag,
  summary: "Make a link that plays a file's or session's recording for an hour",
  description: "It takes ranges. 404 when there is no recording.",
  access: "read",
  status: 200,
  params: OwnerParams,
  response: z.object({
    url: z.url(),
    expiresAt: DateTime,
    kind: z.enum(["AUDIO", "VIDEO"]),
    contentType: z.string(),
    durationSeconds: z.int().nullable(),
  }),
});
