import { z } from "zod";
import { compact } from "./compact";
import { Seconds } from "./shared-shapes";

/** A line of a transcript. A link of its own would be as long as what was said. */
export const TranscriptLine = z.object({
  index: z.int().describe("The line's number for good; `url` with `#s` and this number opens it, as in …#s12."),
  speaker: z.string().optional(),
  role: z.enum(["moderator", "participant"]).optional(),
  startSeconds: Seconds.optional(),
  endSeconds: Seconds.optional(),
  text: z.string().describe("Verbatim."),
});

export const transcriptOutput = {
  transcript: z.array(TranscriptLine).optional().describe("In reading order; absent while there is none."),
  transcriptLines: z.int().optional().describe("How many lines there are in all."),
  transcriptNextCursor: z.string().optional().describe("Pass it as `transcript_cursor` for the lines that follow."),
};

type Line = {
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
  role?: "moderator" | "participant";
};

export const toLine = ({
  index,
  speaker,
  role,
  startSeconds,
  endSeconds,
  text,
}: Line): z.input<typeof TranscriptLine> => compact({ index, speaker, role, startSeconds, endSeconds, text });
