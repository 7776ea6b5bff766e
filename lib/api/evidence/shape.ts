import { z } from "zod";
import { PASSAGE_STATES, type PassageRecord, passageUrl } from "@/lib/services/passages/record";

/** A quote, wherever the app shows one. Lines are null if nobody speaks or there is no transcript yet. */
export const Evidence = z
  .object({
    passageId: z.string(),
    source: z.enum(["file", "session"]),
    fileId: z.string().optional(),
    studyId: z.string().optional(),
    sessionId: z.string().optional(),
    sourceName: z.string(),
    speaker: z.string().nullable().describe("Everyone who speaks in it, in order, separated by commas."),
    startSeconds: z.number().nullable(),
    endSeconds: z.number().nullable(),
    firstIndex: z.int().nullable(),
    firstOffset: z.int().nullable().describe("UTF-16 units from the start of the first line."),
    lastIndex: z.int().nullable(),
    lastOffset: z.int().nullable().describe("UTF-16 units from the start of the last line; the end is exclusive."),
    quote: z.string(),
    state: z.enum(PASSAGE_STATES),
    url: z.string().nullable().describe("Where it opens in the app; null when the source no longer exists."),
  })
  .meta({ id: "PassageEvidence" });

export type Evidence = z.output<typeof Evidence>;

export const toEvidence = (passage: PassageRecord): Evidence => ({
  passageId: passage.id,
  source: passage.source,
  ...(passage.fileId && { fileId: passage.fileId }),
  ...(passage.studyId && { studyId: passage.studyId }),
  ...(passage.sessionId && { sessionId: passage.sessionId }),
  sourceName: passage.sourceName,
  speaker: passage.speaker,
  startSeconds: passage.startSeconds,
  endSeconds: passage.endSeconds,
  firstIndex: passage.lines?.firstIndex ?? null,
  firstOffset: passage.lines?.firstOffset ?? null,
  lastIndex: passage.lines?.lastIndex ?? null,
  lastOffset: passage.lines?.lastOffset ?? null,
  quote: passage.text,
  state: passage.state,
  url: passageUrl(passage),
});
