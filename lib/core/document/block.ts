import { z } from "zod";
import { BLOCK_TEXT } from "./block-text";

const id = z
  .string()
  .regex(/^[\w-]{1,40}$/, "An id is 1 to 40 letters, digits, _ or -.")
  .describe("Unique within the document.");
const RowId = z.string().min(1).max(100);

/**
 * Blocks contain no quoted words: a quote refers to a passage, a clip to a clip, a finding to a Swarm run's finding.
 */
export const HeadingBlock = z.strictObject({
  id,
  type: z.literal("heading"),
  level: z.union([z.literal(2), z.literal(3)]),
  text: z.string().max(BLOCK_TEXT.title),
});
export const TextBlock = z.strictObject({
  id,
  type: z.literal("text"),
  text: z.string().max(20_000).describe("Lines that begin with `- ` are items of a list; `**` makes words bold."),
});
export const QuoteBlock = z.strictObject({ id, type: z.literal("quote"), passageId: RowId });
export const ClipBlock = z.strictObject({ id, type: z.literal("clip"), clipId: RowId });
export const FindingBlock = z.strictObject({
  id,
  type: z.literal("finding"),
  findingId: RowId.describe("A finding of AI agents from a Swarm run."),
});
export const TableBlock = z.strictObject({
  id,
  type: z.literal("table"),
  columns: z.array(z.string().max(BLOCK_TEXT.title)).min(1).max(20),
  rows: z
    .array(z.array(z.string().max(BLOCK_TEXT.cell)).max(20))
    .max(500)
    .describe("Each has one cell per column."),
});
export const ChartBlock = z.strictObject({
  id,
  type: z.literal("chart"),
  kind: z.enum(["bar", "stacked-bar"]),
  title: z.string().max(BLOCK_TEXT.title),
  unit: z.string().max(BLOCK_TEXT.unit).describe("What is counted, such as people."),
  categories: z.array(z.string().max(BLOCK_TEXT.title)).min(1).max(100),
  series: z
    .array(z.strictObject({ name: z.string().max(BLOCK_TEXT.title), values: z.array(z.number()).max(100) }))
    .min(1)
    .max(20)
    .describe("Each has one value per category."),
  note: z.string().max(BLOCK_TEXT.note),
});
export const ImageBlock = z.strictObject({
  id,
  type: z.literal("image"),
  imageId: RowId,
  alt: z.string().max(BLOCK_TEXT.caption).describe("Describes the image for people who can't see it."),
  caption: z.string().max(BLOCK_TEXT.caption),
});

export const Block = z.discriminatedUnion("type", [
  HeadingBlock,
  TextBlock,
  QuoteBlock,
  ClipBlock,
  FindingBlock,
  TableBlock,
  ChartBlock,
  ImageBlock,
]);
export type Block = z.output<typeof Block>;
