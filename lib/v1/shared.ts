import { z } from "zod";
import type { Page } from "@/lib/core/cursor";
import { wholeNumber } from "@/lib/core/data/whole-number";

/** `cursor` and `limit` (1 to 100, default 25) of every list. */
export const PageQuery = z.object({
  cursor: z.string().max(300).optional().describe("The previous page's `meta.next_cursor`."),
  limit: wholeNumber({ least: 1, most: 100, usual: 25 }).describe("Items per page."),
});

const Pagination = z.object({ next_cursor: z.string().nullable() }).meta({ id: "Pagination" });

export const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema });
export const listOf = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema), meta: Pagination });

/** The list envelope of a page of records. */
export const toList = <T, U>({ items, nextCursor }: Page<T>, to: (item: T) => U) => ({
  data: items.map(to),
  meta: { next_cursor: nextCursor },
});

export const DateTime = z.iso.datetime();
export const IdParams = z.object({ id: z.string() });
export const ProjectParams = z.object({ projectId: z.string() });
