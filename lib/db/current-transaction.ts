import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "./generated/client";

/**
 * Changed fields with their values before and after. Long texts are cut; secrets and participants' words are never
 * included.
 */
export type Changes = Record<string, { before: unknown; after: unknown }>;
export type AuditNote = {
  /** An action of the catalog in lib/core/audit. */
  action: string;
  targetId?: string;
  details?: Record<string, unknown>;
  /** The changed fields, from `changesOf`. */
  changes?: Changes;
  /** The target's name, if the target is deleted. Names that can still be looked up aren't stored. */
  name?: string | null;
  /** The log it belongs to, if not that of the actor's present workspace. */
  workspaceId?: string;
  /** Eva acted, asked by the actor. */
  via?: "eva";
};
export type EventNote = { id: string; kind: string; resourceId: string; data: unknown };
type Answer = { status: number; body: string; location: string | null };
/** An idempotency key held by the transaction, with the SHA-256 of the request body. */
export type ClaimedKey = { workspaceId: string; userId: string; operation: string; key: string; fingerprint: Buffer };

/** A running transaction: its Prisma client, and what one statement writes before the commit. */
export type Transaction = {
  db: Prisma.TransactionClient;
  audits: AuditNote[];
  events: EventNote[];
  answer?: { claim: ClaimedKey; answer: Answer };
};

/** The transaction that the running code is in, if any. */
export const currentTransaction = new AsyncLocalStorage<Transaction>();
