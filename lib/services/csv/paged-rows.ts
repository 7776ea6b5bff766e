import type { Page } from "@/lib/core/cursor";

/**
 * One row for each item of a list, read page by page as rows are taken. The first page is read at once, so that a list
 * which refuses does so before the first byte.
 */
export async function pagedRows<T>(
  read: (cursor?: string) => Promise<Page<T>>,
  rowOf: (item: T) => unknown,
): Promise<AsyncIterable<unknown>> {
  const first = await read();
  return rows(first, read, rowOf);
}

async function* rows<T>(first: Page<T>, read: (cursor: string) => Promise<Page<T>>, rowOf: (item: T) => unknown) {
  for (let page = first; ; page = await read(page.nextCursor)) {
    yield* page.items.map(rowOf);
    if (page.nextCursor === null) return;
  }
}
