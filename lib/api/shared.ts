import { z } from "zod";
import type { Page } from "@/lib/core/cursor";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";

/** `cursor` and `limit` (1 to 100, default 20) of every list. */
export const PageQuery = z.object({
  cursor: z.string().max(300).optional().describe("The previous page's `nextCursor`."),
  limit: wholeNumber({ least: 1, most: 100, usual: 20 }).describe("Items per page."),
});

/** A page query that also searches. */
export const SearchableQuery = PageQuery.extend({
  q: z.string().trim().max(LONGEST_QUERY).optional().describe("Matches part of the name."),
});

/** The schema of a page of items; `nextCursor` is null on the last one. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z.object({ items: z.array(schema), nextCursor: z.string().nullable(), total: z.int().optional() });

/** The list envelope of a page of records. */
export const toList = <T, U>({ items, nextCursor }: Page<T>, to: (item: T) => U) => ({
  items: items.map(to),
  nextCursor,
});

export const DateTime = z.iso.datetime();
export const IdParams = z.object({ id: z.string() });
/** The secret part of a participant's link. */
export const TokenParams = z.object({ token: z.string().max(200) });
export const Person = z.object({ id: z.string(), name: z.string().nullable(), email: z.string() });
