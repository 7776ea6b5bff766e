import type { AuditSurface } from "@/lib/core/audit/surfaces";
import type { Changes } from "@/lib/db/current-transaction";
import type { Break } from "./chain/check-chain";

export type AuditActorKind = "user" | "apiKey" | "mcp" | "scim" | "sso" | "participant" | "system";

/** An entry as read: names are today's, except those of providers and of what is deleted. */
export type AuditRecord = {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  actorKind: AuditActorKind;
  actorId: string;
  actorName: string | null;
  /** The person behind the actor, as long as they have an account. */
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
  via: "eva" | null;
  surface: AuditSurface | "";
  address: string | null;
  userAgent: string | null;
  action: string;
  kind: string;
  targetId: string | null;
  targetName: string | null;
  details: Record<string, unknown>;
  changes: Changes | null;
  requestId: string;
  /** Its number in the chain; null until it is sealed. */
  sequence: number | null;
  hash: string | null;
  redactedAt: string | null;
};

/** Filters of the audit log; dates are ISO 8601, `to` is exclusive. */
export type AuditFilters = {
  /** A person (including what is theirs), a key, a connection, a provider, or the name of a job. */
  actor?: string;
  action?: string;
  kind?: string;
  target?: string;
  surface?: AuditSurface;
  from?: string;
  to?: string;
};

export type AuditVerdict = {
  status: "whole" | "broken";
  /** How many entries fit, from the first on. */
  entries: number;
  redacted: number;
  broken: Break | null;
  /** When the last entry that fits was written. */
  upTo: string | null;
  /** The last entry that fits: to be noted elsewhere. */
  head: { sequence: number; hash: string };
  noted: "matches" | "differs" | null;
};

/** Someone or something that can have done things, for the filter. */
export type AuditActor = { id: string; label: string; group: "People" | "API keys" | "Apps" | "Providers" };

/** Something that was deleted. `name` and `by` are null for those who may not know, and where nobody is recorded. */
export type DeletedThing = { kind: string; name: string | null; deletedAt: Date; by: string | null };
