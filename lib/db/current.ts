import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "./generated/client";

/** What changed of a field. Long texts are cut; secrets and what participants said never stand here. */
export type Changes = Record<string, { before: unknown; after: unknown }>;
export type AuditNote = {
  /** One of the catalogue in lib/core/audit. */
  action: string;
  targetId?: string;
  details?: Record<string, unknown>;
  /** Of the fields that changed, as `changesOf` tells them. */
  changes?: Changes;
  /** What the target was called, when it is gone afterwards; a name that can still be looked up is not kept twice. */
  name?: string | null;
  /** Eva did it, asked by the actor. */
  via?: "eva";
};
export type EventNote = { id: string; kind: string; resourceId: string; data: unknown };
type Answer = { status: number; body: string; location: string | null };
/** An idempotency key that the transaction holds, with the SHA-256 of the body that came with it. */
export type ClaimedKey = { workspaceId: string; userId: string; operation: string; key: string; fingerprint: Buffer };

/** A running transaction: the Prisma client of it, and what is written with it in one statement before the commit. */
export type Transaction = {
  db: Prisma.TransactionClient;
  audits: AuditNote[];
  events: EventNote[];
  answer?: { claim: ClaimedKey; answer: Answer };
};

/** The transaction that the running code is part of, if any. */
export const current = new AsyncLocalStorage<Transaction>();
