import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/core/data/canonical-json";
import type { ChainedRow } from "./row";

/** The hash before a workspace's first entry. */
export const BEGINNING = Buffer.alloc(32);

/** The part of an entry that can be redacted; the rest stays. */
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

/** SHA-256 of the salt and the content: without the salt, nobody can guess a short content by trying. */
export const digestOf = (salt: Uint8Array, content: unknown[]): Buffer =>
  createHash("sha256").update(salt).update(canonicalJson(content)).digest();

/** SHA-256 of the previous hash, the content's digest, and the facts. */
export const hashOf = (before: Uint8Array, digest: Uint8Array, facts: unknown[]): Buffer =>
  createHash("sha256").update(before).update(digest).update(canonicalJson(facts)).digest();
