import { z } from "zod";

const seconds = z.number().min(0).max(1_000_000);
const offset = z.int().min(0).max(2_000_000_000);

/** A span of a transcript, given in one of three ways. */
export const Span = z
  .union([
    z.strictObject({ startSeconds: seconds, endSeconds: seconds }),
    z.strictObject({ startOffset: offset, endOffset: offset }),
    z.strictObject({ firstIndex: offset, firstOffset: offset, lastIndex: offset, lastOffset: offset }),
  ])
  .describe(
    "In seconds: covers every line that overlaps the span. By `startOffset` and `endOffset`: Unicode code " +
      "points of the transcript's text, with its lines joined by a line feed; the end is exclusive. By " +
      "lines: their `index`, with offsets in UTF-16 units.",
  )
  .meta({ id: "Span" });

/** What to quote: a span of a transcript, by the id of its file or session. */
export const quoteFields = {
  ownerId: z.string().max(100).describe("A file's or a session's id."),
  span: Span,
  text: z
    .string()
    .min(1)
    .max(20_000)
    .optional()
    .describe("An exact part of what is said in the span; narrows the span to it."),
};
