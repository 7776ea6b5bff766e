import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { decimal, wholeNumber } from "@/lib/core/data/whole-number";
import { operation } from "@/lib/core/operation";

const OwnerParams = z.object({ ownerId: z.string() });
const Second = decimal({ least: 0, most: 1_000_000 });

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
  buckets: wholeNumber({ least: 1, most: 20_000, usual: 1000 }).describe("Maximum number of values."),
  orNone: z
    .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
    .default(false)
    .describe("Leave out `peaks` instead of returning 404 when the recording has no waveform, or none yet."),
});

const tag = "Library";
const aboutWaveform = {
  method: "GET",
  tag,
  description:
    "The loudest value of each bucket, 0 to 255. Returns 404 when there is no waveform, or none yet: draw nothing then.",
  access: "read",
  status: 200,
  query: WaveformQuery,
  response: Waveform,
} as const;

export const getRecordingWaveform = operation({
  ...aboutWaveform,
  id: "getRecordingWaveform",
  path: "/recordings/{ownerId}/waveform",
  summary: "Get the waveform of a file's or session's recording",
  params: OwnerParams,
});

export const getLibraryFileWaveform = operation({
  ...aboutWaveform,
  id: "getLibraryFileWaveform",
  path: "/library/files/{id}/waveform",
  summary: "Get the waveform of a file's recording",
  params: z.object({ id: z.string() }),
});

export const getRecordingLink = operation({
  id: "getRecordingLink",
  method: "GET",
  path: "/recordings/{ownerId}/link",
  tag,
  summary: "Create a playback link that works for an hour",
  description: "The link supports range requests. Returns 404 when there is no recording.",
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
