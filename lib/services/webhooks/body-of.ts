/** An event as the outbox holds it; `data` is the v1 resource as GET returned it when it happened, as JSON text. */
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
 * The body of every attempt to deliver the event: the same bytes each time, and in a replay. The resource may be long
 * and is JSON already, and what is beside it needs no escaping: reading and writing either again costs more than signing.
 */
export const bodyOf = ({ id, kind, sequence, workspaceId, createdAt, data }: StoredEvent): string =>
  `{"id":"${id}","type":"${kind}","created_at":"${createdAt.toISOString()}","workspace_id":"${workspaceId}","sequence":${sequence},"data":${data}}`;
