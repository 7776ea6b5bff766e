import { call } from "@/lib/api/client/call";
import type { TaggedPassage } from "@/lib/api/tags/passages";

export type PassageFilter = { ownerId?: string; speaker?: string; q?: string };

const PAGE = 100;

/** The newest passages of a tag, at most `most`, and whether there are more. */
export async function fetchPassages(id: string, filter: PassageFilter, most: number) {
  const passages: TaggedPassage[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await call("GET /tags/{id}/passages", { params: { id }, query: { ...filter, cursor, limit: PAGE } });
    passages.push(...page.items);
    if (page.nextCursor === null || passages.length >= most)
      return { passages: passages.slice(0, most), more: page.nextCursor !== null || passages.length > most };
    cursor = page.nextCursor;
  }
}
