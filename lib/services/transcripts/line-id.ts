/**
 * What a line of a transcript is called wherever it is told of: citations and hits of the search name it so as well, and
 * it stays when its file is read again.
 */
export const lineId = (ownerId: string, index: number): string => `${ownerId}:${index}`;

/** The same in a statement that reads `segment`. */
export const LINE_ID = "owner_id || ':' || index";

/** What a caller names a transcript by: its owner's id, or that of one of its lines. */
export function readLineId(given: string): { ownerId: string; fromLine?: number } {
  const [, ownerId, line] = /^(.+):(\d{1,9})$/.exec(given) ?? [];
  return ownerId === undefined ? { ownerId: given } : { ownerId, fromLine: Number(line) };
}
