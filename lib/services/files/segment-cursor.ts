import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";

const scopeOf = ({ workspaceId }: Context, fileId: string): string => `${workspaceId}:segments:${fileId}`;

/** Where a page of a file's transcript ended: an index takes the place of a time. */
export const segmentCursor = (ctx: Context, fileId: string, lastIndex: number): string =>
  encodeCursor({ createdAt: new Date(lastIndex), id: "-" }, scopeOf(ctx, fileId));

/** The index that the next page starts after; -1 without a cursor. */
export const lastIndexOf = (ctx: Context, fileId: string, cursor: string | undefined): number =>
  decodeCursor({ scope: scopeOf(ctx, fileId), cursor, limit: 1 })?.createdAt.getTime() ?? -1;
