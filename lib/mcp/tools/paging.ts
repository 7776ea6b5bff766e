import { z } from "zod";
import { fittingPage } from "./cap";
import { compact } from "./compact";

const cursor = z.string().min(1).max(300).optional();

/** The input of a tool whose single result may come in parts. */
export const partInput = { cursor: cursor.describe("The previous part's `nextCursor`; omit it for the first part.") };

/** The input of a list. */
export const pageInput = {
  limit: z.int().min(1).max(100).default(20).describe("Maximum number of items, 1 to 100."),
  cursor: cursor.describe("The previous page's `nextCursor`; omit it for the first page."),
};

/** The input of a tool that reads a transcript. */
export const linesInput = {
  transcript_limit: z.int().min(1).max(1000).default(200).describe("Maximum number of transcript lines."),
  transcript_cursor: cursor.describe("The previous call's `transcriptNextCursor`; continues the transcript only."),
};

/** How a result says that it was truncated. */
export const cutOutput = {
  truncated: z
    .literal(true)
    .optional()
    .describe("Cut to about 60 kB. Continue with the cursor next to it; anything no cursor leads to is at `url`."),
};

/** The output of a list of such items. */
export const listOutput = <S extends z.ZodType>(item: S) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().optional().describe("Pass it as `cursor` for the next page; absent on the last page."),
    total: z.int().optional().describe("Total number on all pages."),
    ...cutOutput,
  });

type Page<T> = { items: T[]; nextCursor: string | null; total?: number };

/** A page of a list, as its output. */
export async function listed<T, U>(limit: number, read: (limit: number) => Promise<Page<T>>, to: (item: T) => U) {
  const page = await fittingPage(limit, async (most) => {
    const { items, ...rest } = await read(most);
    return { ...rest, items: items.map(to) };
  });
  const { items, nextCursor, total, truncated } = page;
  return { items, ...compact({ nextCursor, total, truncated }) };
}
