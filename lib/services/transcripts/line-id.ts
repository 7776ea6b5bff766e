/**
 * What a line of a transcript is called wherever it is told of: citations and hits of the search name it so as well, and
 * it stays when its file is read again.
 */
export const lineId = (ownerId: string, index: number): string => `${ownerId}:${index}`;

/** The same in a statement that reads `segment`. */
export const LINE_ID = "owner_id || ':' || index";
