import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";

const scopeOf = ({ workspaceId }: Context, ownerId: string): string => `${workspaceId}:segments:${ownerId}`;
const START = new Date(0);

/** Where a page of a transcript ended: the place of its last line, which may be a fraction. */
export const lineCursor = (ctx: Context, ownerId: string, lastPlace: number): string =>
  encodeCursor({ createdAt: START, id: String(lastPlace) }, scopeOf(ctx, ownerId));

/** The place after which the next page starts; -1 without a cursor. */
export const lastPlaceOf = (ctx: Context, ownerId: string, cursor: string | undefined): number =>
  Number(decodeCursor({ scope: scopeOf(ctx, ownerId), cursor, limit: 1 })?.id ?? -1);

/** How many lines precede the requested one, for context. */
const LINES_BEFORE = 3;

/**
 * In a statement that reads `segment`: the lines after the place in `after`, or from just before the line in `line` on;
 * none if there is no such line.
 */
export const linesFrom = (owner: string, { after, line }: { after: string; line: string }): string =>
  `coalesce(position, index) > CASE WHEN ${line}::int IS NULL THEN ${after} ELSE
     (SELECT coalesce(position, index) - ${LINES_BEFORE + 1} FROM segment WHERE owner_id = ${owner} AND index = ${line}) END`;
