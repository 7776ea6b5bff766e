import { createHash } from "node:crypto";
import { canonical } from "./canonical";
import type { ChainedRow } from "./row";

/** What stands before the first entry of a workspace. */
export const BEGINNING = Buffer.alloc(32);

/** What of an entry can be redacted, and what stays for good. */
export const contentOf = (row: ChainedRow): unknown[] => [
  row.name,
  row.actorName,
  row.address,
  row.userAgent,
  row.details,
  row.changes,
];

export const factsOf = (row: ChainedRow, sequence: bigint): unknown[] => [
  Number(sequence),
  row.id,
  row.workspaceId,
  row.createdAt.toISOString(),
  row.actorKind,
  row.actorId,
  row.personId,
  row.via,
  row.surface,
  row.action,
  row.kind,
  row.targetId,
  row.requestId,
];

/** SHA-256 of the salt and the content: without the salt nobody can try out what a short content was. */
export const digestOf = (salt: Uint8Array, content: unknown[]): Buffer =>
  createHash("sha256").update(salt).update(canonical(content)).digest();

/** SHA-256 of the hash before, the digest of the content, and the facts. */
export const hashOf = (before: Uint8Array, digest: Uint8Array, facts: unknown[]): Buffer =>
  createHash("sha256").update(before).update(digest).update(canonical(facts)).digest();
