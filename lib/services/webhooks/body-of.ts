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

/** The body of every attempt to deliver the event: the same bytes each time, and in a replay. */
export function bodyOf({ id, kind, sequence, workspaceId, createdAt, data }: StoredEvent): string {
  const about = { id, type: kind, created_at: createdAt, workspace_id: workspaceId, sequence: Number(sequence) };
  // The resource may be long and is JSON already: reading and writing it again costs more than signing it.
  return `${JSON.stringify(about).slice(0, -1)},"data":${data}}`;
}
