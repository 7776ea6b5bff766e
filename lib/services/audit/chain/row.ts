/** An entry in the form that the chain takes. */
export type ChainedRow = {
  id: string;
  workspaceId: string;
  createdAt: Date;
  actorKind: string;
  actorId: string;
  personId: string | null;
  actorName: string | null;
  via: string | null;
  surface: string;
  address: string | null;
  userAgent: string | null;
  action: string;
  kind: string;
  targetId: string | null;
  name: string | null;
  details: unknown;
  changes: unknown;
  requestId: string;
};

/** An entry with its place in the chain. */
export type SealedRow = ChainedRow & {
  sequence: string;
  salt: Buffer | null;
  digest: Buffer;
  hash: Buffer;
  redactedAt: Date | null;
};

/** The columns of a `ChainedRow`, of `audit_entry e`. */
export const CHAINED = `e.id, e.workspace_id AS "workspaceId", e.created_at AS "createdAt", e.actor_kind AS "actorKind",
  e.actor_id AS "actorId", e.person_id AS "personId", e.actor_name AS "actorName", e.via, e.surface, e.address,
  e.user_agent AS "userAgent", e.action, e.kind, e.target_id AS "targetId", e.name, e.details, e.changes,
  e.request_id AS "requestId"`;

/** The columns of a `SealedRow`. */
export const SEALED = `${CHAINED}, e.sequence, e.salt, e.digest, e.hash, e.redacted_at AS "redactedAt"`;
