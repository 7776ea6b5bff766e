import { z } from "zod";
import { DateTime, listOf, PageQuery } from "@/lib/api/shared";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { exampleId } from "@/lib/core/example-id";
import { operation } from "@/lib/core/operation";
import { MASK_KINDS, MASK_STATUSES, type MaskSummary } from "@/lib/services/masks/record";

const tag = "Personal data";
const OwnerParams = z.object({ ownerId: z.string().describe("The file or session the transcript belongs to.") });
const Kind = z.enum(MASK_KINDS);

export const Mask = z
  .object({
    id: z.string(),
    kind: Kind,
    status: z.enum(MASK_STATUSES),
    words: z.string().nullable().describe("Null once the words are masked."),
    token: z.string().describe("The token that replaces them: the same for the same person throughout a transcript."),
    isSpeaker: z.boolean().describe("True when it is a speaker's label rather than words of a line."),
    index: z.int().nullable().describe("The line; null for a speaker's label."),
    startOffset: z.int().describe("UTF-16 units from the start of the line."),
    endOffset: z.int(),
    startSeconds: z.number().nullable(),
    speaker: z.string().nullable(),
    before: z.string().describe("Up to 60 characters of the line before the words."),
    after: z.string(),
  })
  .meta({ id: "Mask" });

const KindCounts = z.object(
  Object.fromEntries([...MASK_KINDS, "total"].map((kind) => [kind, z.int()])) as Record<
    (typeof MASK_KINDS)[number] | "total",
    z.ZodInt
  >,
);
const summaryFields = {
  scannedAt: DateTime.nullable().describe("When it was last scanned; null if never."),
  counts: z.object({ suggested: KindCounts, masked: KindCounts, dismissed: KindCounts }),
};
export const MaskSummaryShape = z.object(summaryFields).meta({ id: "MaskSummary" });
const Changed = z.object({ changed: z.int().describe("Number of masks affected."), ...summaryFields });

export const toMaskSummary = ({ scannedAt, counts }: MaskSummary): z.input<typeof MaskSummaryShape> => ({
  scannedAt: scannedAt?.toISOString() ?? null,
  counts,
});
export const toChangedMasks = (done: MaskSummary & { changed: number }): z.input<typeof Changed> => ({
  changed: done.changed,
  ...toMaskSummary(done),
});

const MaskIds = z.array(z.string().max(100)).min(1).max(500);
const Choice = z
  .strictObject({
    maskIds: MaskIds.optional(),
    kind: Kind.optional(),
    all: z.literal(true).optional(),
  })
  .describe("Some by id, all of a kind, or all: send one of the three.");

export const listMasks = operation({
  id: "listMasks",
  method: "GET",
  path: "/transcripts/{ownerId}/masks",
  tag,
  summary: "List personal data found in a transcript, in reading order",
  access: "read",
  status: 200,
  params: OwnerParams,
  query: PageQuery.extend({
    status: z.enum(MASK_STATUSES).optional(),
    kind: Kind.optional(),
    limit: wholeNumber({ least: 1, most: 100, usual: 50 }).describe("Items per page."),
  }),
  response: listOf(Mask).extend(summaryFields),
});

export const scanMasks = operation({
  id: "scanMasks",
  method: "POST",
  path: "/transcripts/{ownerId}/masks/scan",
  tag,
  summary: "Scan a transcript for personal data",
  description: "Findings are only suggestions; nothing is changed. What was masked or dismissed before stays that way.",
  access: "write",
  status: 200,
  params: OwnerParams,
  body: z.strictObject({}),
  response: MaskSummaryShape,
});

export const addMask = operation({
  id: "addMask",
  method: "POST",
  path: "/transcripts/{ownerId}/masks",
  tag,
  summary: "Mask words of a line",
  access: "write",
  status: 201,
  params: OwnerParams,
  body: z.strictObject({
    index: z.int().min(0).max(1_000_000),
    startOffset: z.int().min(0).max(1_000_000),
    endOffset: z.int().min(1).max(1_000_000),
    kind: Kind,
  }),
  example: { index: 0, startOffset: 0, endOffset: 6, kind: "name" },
  response: Mask,
});

export const applyMasks = operation({
  id: "applyMasks",
  method: "POST",
  path: "/transcripts/{ownerId}/masks/apply",
  tag,
  summary: "Mask suggested words",
  access: "write",
  status: 200,
  params: OwnerParams,
  body: Choice,
  needsBody: true,
  example: { maskIds: [exampleId("mask")] },
  response: Changed,
});

export const dismissMasks = operation({
  ...applyMasks,
  id: "dismissMasks",
  path: "/transcripts/{ownerId}/masks/dismiss",
  summary: "Dismiss suggested masks",
});

export const restoreMasks = operation({
  ...applyMasks,
  id: "restoreMasks",
  path: "/transcripts/{ownerId}/masks/restore",
  summary: "Restore dismissed suggestions",
});

export const unmask = operation({
  id: "unmask",
  method: "POST",
  path: "/transcripts/{ownerId}/masks/unmask",
  tag,
  summary: "Unmask words (admins)",
  access: "person",
  status: 200,
  params: OwnerParams,
  body: z.strictObject({ maskIds: MaskIds }),
  response: Changed,
});

export const revealMask = operation({
  id: "revealMask",
  method: "GET",
  path: "/transcripts/{ownerId}/masks/{maskId}/original",
  tag,
  summary: "Reveal the words behind a mask (admins)",
  description: "Every look is recorded in the audit log.",
  access: "person",
  status: 200,
  params: OwnerParams.extend({ maskId: z.string() }),
  response: z.object({ original: z.string() }),
});
