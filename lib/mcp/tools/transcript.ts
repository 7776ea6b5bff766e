import { z } from "zod";
import { AppError, invalid } from "@/lib/core/errors";
import { privateLines } from "@/lib/core/private/private-lines";
import { counted } from "@/lib/core/text/counted";
import { compact } from "./compact";
import { Seconds } from "./shared-shapes";

/** A line of a transcript. It has no URL, which would be as long as the line. */
export const TranscriptLine = z.object({
  index: z.int().describe("The line's permanent number; `url` with `#s` and this number opens it, as in …#s12."),
  speaker: z.string().optional(),
  role: z.enum(["moderator", "participant"]).optional(),
  startSeconds: Seconds.optional(),
  endSeconds: Seconds.optional(),
  text: z.string().describe("Verbatim."),
  private: z
    .literal(true)
    .optional()
    .describe("The person asked to keep this private, so readouts and Eva leave it out. Don't quote it."),
});

export const transcriptOutput = {
  transcript: z.array(TranscriptLine).optional().describe("In reading order; absent while there is none."),
  transcriptLines: z.int().optional().describe("Total number of lines."),
  transcriptNextCursor: z.string().optional().describe("Pass it as `transcript_cursor` to get more lines."),
};

type Line = {
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
  role?: "moderator" | "participant";
};

/** A page of lines, in order. */
export function toLines(page: readonly Line[]): z.input<typeof TranscriptLine>[] {
  const kept = privateLines(page, ({ speaker, text, role }) => ({
    owner: "",
    speaker,
    text,
    isAsking: role === "moderator",
  }));
  return page.map((line) => {
    const { index, speaker, role, startSeconds, endSeconds, text } = line;
    return compact({ index, speaker, role, startSeconds, endSeconds, text, private: kept.has(line) || undefined });
  });
}

/** Refuses a line that a transcript doesn't have. Its page is empty, which could be taken for an empty transcript. */
export function requireLine(path: string, line: number | undefined, page: readonly Line[], lines: number): void {
  if (line === undefined || page.length > 0 || lines === 0) return;
  const message = `This transcript has no line ${line}. It has ${counted(lines, "line")}; without \`:\` and a line number, it is returned from the start.`;
  throw invalid(path, message);
}

/** Reads a page of lines. A problem with its cursor is reported under the name that the cursor has here. */
export const readLines = <T>(page: Promise<T>): Promise<T> =>
  page.catch((thrown: unknown) => {
    if (!(thrown instanceof AppError)) throw thrown;
    const { kind, message, extra } = thrown;
    const problems = extra.problems?.map((one) =>
      one.path === "cursor" ? { ...one, path: "transcript_cursor" } : one,
    );
    throw new AppError(kind, message, { ...extra, ...(problems && { problems }) });
  });
