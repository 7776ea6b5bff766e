import { decodeCursor, encodeCursor } from "@/lib/core/cursor";

/** What a client can take into its context at once; everything in a result besides its list is small. */
export const MOST_BYTES = 60_000;

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? "");

/** How many of the first items fit; at least one, so that paging always advances. */
function fitting(items: readonly unknown[], mostBytes: number): number {
  if (bytesOf(items) <= mostBytes) return items.length;
  let bytes = 0;
  const over = items.findIndex((item) => {
    bytes += bytesOf(item) + 1;
    return bytes > mostBytes;
  });
  return over < 0 ? items.length : Math.max(1, over);
}

type Read<T> = (limit: number) => Promise<{ items: T[]; nextCursor: string | null; total?: number }>;

/**
 * A page that fits. If it is too large, it is read again with as many items as fit, so that its cursor is the list's
 * own.
 */
export async function fittingPage<T>(limit: number, read: Read<T>, mostBytes = MOST_BYTES) {
  const page = await read(limit);
  const most = fitting(page.items, mostBytes);
  if (most === page.items.length) return { ...page, truncated: null };
  return { ...(await read(most)), truncated: true as const };
}

type Part = { scope: string; cursor: string | undefined; mostBytes: number };

/** As many items of a complete list as fit, starting at the cursor. `scope` names the list and its owner. */
export function fittingPart<T>(all: readonly T[], { scope, cursor, mostBytes }: Part) {
  const from = decodeCursor({ scope, cursor, limit: 1 })?.createdAt.getTime() ?? 0;
  const rest = all.slice(from);
  const items = rest.slice(0, fitting(rest, mostBytes));
  if (items.length === rest.length) return { items, nextCursor: null, truncated: null };
  const nextCursor = encodeCursor({ createdAt: new Date(from + items.length), id: "-" }, scope);
  return { items, nextCursor, truncated: true as const };
}
