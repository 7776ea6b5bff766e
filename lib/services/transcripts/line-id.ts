/**
 * The id of a transcript line everywhere, including citations and search hits; it stays the same when the file is
 * parsed again.
 */
export const lineId = (ownerId: string, index: number): string => `${ownerId}:${index}`;

/** The same in a statement that reads `segment`. */
export const LINE_ID = "owner_id || ':' || index";

/** How a caller names a transcript: by its owner's id, or that of one of its lines. */
export function readLineId(given: string): { ownerId: string; fromLine?: number } {
  const [, ownerId, line] = /^(.+):(\d{1,9})$/.exec(given) ?? [];
  return ownerId === undefined ? { ownerId: given } : { ownerId, fromLine: Number(line) };
}
