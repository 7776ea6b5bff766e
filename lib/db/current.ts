import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "./generated/client";

export type AuditNote = { action: string; targetId?: string; details?: Record<string, unknown> };
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
