import { z } from "zod";
import { TokenParams } from "@/lib/api/shared";
import { digits } from "@/lib/core/data/whole-number";
import { MAX_CHUNK_BYTES, SPOKEN_TYPES } from "@/lib/core/limits/spoken-limits";
import { operation } from "@/lib/core/operation";

const VERSIONS = { least: 0, most: 100_000 };
const Version = z
  .int()
  .min(VERSIONS.least)
  .max(VERSIONS.most)
  .describe("The version of the conversation that is being answered.");
const Take = z.string().regex(/^[0-9a-f]{32}$/, "This is not a valid take.");
const TAKE = "0f3c9a6b5d2e4718a1b2c3d4e5f60718";

const SpokenAnswer = z
  .object({
    version: z.int(),
    take: z.string().describe("One attempt at the answer. Starting over creates another."),
    status: z.enum(["recording", "uploaded", "transcribed", "failed"]),
    chunks: z.int(),
    durationSeconds: z.number().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: "SpokenAnswer" });
export type SpokenAnswer = z.output<typeof SpokenAnswer>;

const common = { tag: "Participation", access: "public", params: TokenParams } as const;

export const beginSpoken = operation({
  ...common,
  id: "beginSpokenAnswer",
  method: "POST",
  path: "/participation/{token}/spoken",
  summary: "Start a spoken answer",
  description: "Discards an earlier attempt at the same question.",
  status: 201,
  body: z.strictObject({ version: Version, contentType: z.enum(SPOKEN_TYPES) }),
  response: SpokenAnswer,
});

export const getSpoken = operation({
  ...common,
  id: "getSpokenAnswer",
  method: "GET",
  path: "/participation/{token}/spoken",
  summary: "Get a spoken answer, with its words once they are transcribed",
  status: 200,
  query: z.strictObject({ version: digits(VERSIONS) }),
  response: z.object({ answer: SpokenAnswer.nullable() }),
});

export const addSpokenChunk = operation({
  ...common,
  id: "addSpokenChunk",
  method: "POST",
  path: "/participation/{token}/spoken/chunk",
  summary: "Store the next chunk of a spoken answer",
  description: `Chunks are numbered from 0 without gaps; sending one again replaces it. At most ${MAX_CHUNK_BYTES / 1024} KiB each.`,
  status: 200,
  body: z.strictObject({
    version: Version,
    take: Take,
    number: z.int().min(0).max(10_000),
    bytes: z.base64().max(Math.ceil(MAX_CHUNK_BYTES / 3) * 4),
  }),
  example: { version: 1, take: TAKE, number: 1, bytes: "AAAA" },
  response: SpokenAnswer,
});

export const finishSpoken = operation({
  ...common,
  id: "finishSpokenAnswer",
  method: "POST",
  path: "/participation/{token}/spoken/finish",
  summary: "Finish a spoken answer and transcribe it",
  status: 202,
  body: z.strictObject({ version: Version, take: Take }),
  example: { version: 1, take: TAKE },
  response: SpokenAnswer,
  location: (_, { token }) => `/api/participation/${token}/spoken`,
});

export const discardSpoken = operation({
  ...common,
  id: "discardSpokenAnswer",
  method: "DELETE",
  path: "/participation/{token}/spoken",
  summary: "Discard a spoken answer before it is sent",
  status: 200,
  body: z.strictObject({ version: Version, take: Take }),
  example: { version: 1, take: TAKE },
  response: z.object({ discarded: z.literal(true) }),
});
