/** An event as the outbox holds it; `data` is the v1 resource as GET returned it when it happened. */
export type StoredEvent = {
  id: string;
  kind: string;
  /** Grows with every event, as a hint at their order. */
  sequence: string | bigint;
  workspaceId: string;
  createdAt: Date;
  data: unknown;
};

/** The body of every attempt to deliver the event: the same bytes each time, and in a replay. */
export const bodyOf = ({ id, kind, sequence, workspaceId, createdAt, data }: StoredEvent): string =>
  JSON.stringify({
    id,
    type: kind,
    created_at: createdAt.toISOString(),
    workspace_id: workspaceId,
    sequence: Number(sequence),
    data,
  });
