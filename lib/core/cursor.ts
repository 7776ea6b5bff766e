import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "./config";
import { invalid } from "./errors";

/** Where a page ended: keyset on (createdAt, id), newest first, so that added rows never shift a page. */
export type Position = { createdAt: Date; id: string };
export type Page<T> = { items: T[]; nextCursor: string | null };
/** `scope` identifies the list and its owner: a cursor of another list or workspace is refused. */
export type PageRequest = { scope: string; cursor?: string; limit: number };

const PLAIN = /^([0-9a-z]{1,10})\.(.{1,80})$/;
const SEAL_BYTES = 9;

const seal = (text: string, scope: string): Buffer =>
  createHmac("sha256", config().APP_SECRET ?? "")
    .update(`cursor\0${scope}\0${text}`)
    .digest()
    .subarray(0, SEAL_BYTES);

/** For lists that aren't read by keyset, such as ranked hits; other lists use `pageOf`. */
export function encodeCursor({ createdAt, id }: Position, scope: string): string {
  const text = `${createdAt.getTime().toString(36)}.${id}`;
  return Buffer.concat([seal(text, scope), Buffer.from(text)]).toString("base64url");
}

/** Refuses any cursor that wasn't issued for this very list: a forged one is an error, not an empty page. */
export function decodeCursor({ cursor, scope }: PageRequest): Position | undefined {
  if (cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor, "base64url");
  const text = bytes.subarray(SEAL_BYTES).toString();
  const [, time, id] = PLAIN.exec(text) ?? [];
  const given = bytes.subarray(0, SEAL_BYTES);
  // The decoder ignores invalid characters and leftover bits, so encode again and compare.
  const isWhole = bytes.toString("base64url") === cursor;
  if (!isWhole || !time || !id || given.length !== SEAL_BYTES || !timingSafeEqual(given, seal(text, scope)))
    throw invalid("cursor", "The cursor is not valid for this list. Use one that the list returned.");
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}

/** Turns the `limit + 1` rows read into a page and the cursor of the next. */
export function pageOf<T extends { createdAt: Date | string; id: string }>(
  rows: T[],
  { limit, scope }: PageRequest,
): Page<T> {
  if (rows.length <= limit) return { items: rows, nextCursor: null };
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last ? encodeCursor({ createdAt: new Date(last.createdAt), id: last.id }, scope) : null };
}
