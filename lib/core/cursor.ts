import { invalid } from "./errors";

/** Where a page ended: keyset on (createdAt, id), newest first, so added rows never shift a page. */
export type Position = { createdAt: Date; id: string };
export type Page<T> = { items: T[]; nextCursor: string | null };

const SHAPE = /^(\d{13}):([a-z]{3}_[0-9a-hjkmnp-tv-z]{26})$/;

export const encodeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.getTime()}:${id}`).toString("base64url");

/** Refuses what we cannot have issued: a forged cursor is an error, not an empty page. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, time, id] = SHAPE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const position = time && id ? { createdAt: new Date(Number(time)), id } : undefined;
  if (!position || encodeCursor(position) !== cursor) throw invalid("cursor", "The cursor is not one we issued.");
  return position;
}

/** Turns `limit + 1` rows into a page and its cursor. */
export function pageOf<T extends Position>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}
