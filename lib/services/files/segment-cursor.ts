import { invalid } from "@/lib/core/errors";

const PLAIN = /^after:(\d{1,7})$/;

/** Where a page of a transcript ended. It tells nothing of the workspace, so it needs no seal. */
export const segmentCursor = (lastIndex: number): string => Buffer.from(`after:${lastIndex}`).toString("base64url");

/** The index that the next page starts after; -1 without a cursor. */
export function lastIndexOf(cursor: string | undefined): number {
  if (cursor === undefined) return -1;
  const [, index] = PLAIN.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (index === undefined) throw invalid("cursor", "The cursor is not one that this transcript gave out.");
  return Number(index);
}
