/** An event as stored in the outbox; `data` is the v1 resource as GET returned it at the time, as JSON text. */
export type StoredEvent = {
  id: string;
  kind: string;
  /** Grows with every event, as a hint at their order. */
  sequence: string | bigint;
  workspaceId: string;
  createdAt: Date;
  data: string;
};

/**
 * The body of every attempt to deliver the event: the same bytes each time, and in a replay. Built by concatenation,
 * because the resource may be long and is JSON already, and the other fields need no escaping: parsing and serializing
 * would cost more than signing.
 */
export const bodyOf = ({ id, kind, sequence, workspaceId, createdAt, data }: StoredEvent): string =>
  `{"id":"${id}","type":"${kind}","created_at":"${createdAt.toISOString()}","workspace_id":"${workspaceId}","sequence":${sequence},"data":${data}}`;
