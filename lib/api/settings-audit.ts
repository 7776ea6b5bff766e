import { z } from "zod";
import { ACTIONS } from "@/lib/core/audit/actions";
import { KINDS } from "@/lib/core/audit/kinds";
import { sentenceOf } from "@/lib/core/audit/sentence-of";
import { SURFACES } from "@/lib/core/audit/surfaces";
import { whoOf } from "@/lib/core/audit/who-of";
import { operation } from "@/lib/core/operation";
import type { AuditRecord } from "@/lib/services/audit/record";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";

const tag = "Settings";
const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]];

const AuditEntry = z
  .object({
    id: z.string(),
    createdAt: DateTime,
    actor: z.object({
      kind: z.enum(["user", "apiKey", "mcp", "scim", "sso", "participant", "system"]),
      id: z.string().describe("The person, key, connection, provider or participant; for the system, a job’s name."),
      label: z.string().describe("Who it was, in words."),
      person: z
        .object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() })
        .nullable()
        .describe("The person behind it: themself, or whose key or connection it is."),
    }),
    via: z.enum(["eva"]).nullable().describe("`eva` when she did it for the actor."),
    surface: z
      .enum(["", ...keysOf(SURFACES)])
      .describe("Where it came from; empty for entries from before this was kept."),
    address: z.string().nullable().describe("The IP address; null for jobs and participants."),
    userAgent: z.string().nullable(),
    action: z.string(),
    summary: z.string().describe("The action as a sentence."),
    target: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
    changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })).nullable(),
    details: z.record(z.string(), z.unknown()),
    requestId: z.string(),
    sequence: z.int().nullable().describe("Its number in the chain; null until it is sealed, within a minute."),
    hash: z.string().nullable().describe("SHA-256, in hex."),
    redactedAt: DateTime.nullable().describe("When its content was taken out."),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.output<typeof AuditEntry>;

export const toAuditEntry = (row: AuditRecord): AuditEntry => ({
  id: row.id,
  createdAt: row.createdAt,
  actor: {
    kind: row.actorKind,
    id: row.actorId,
    label: whoOf(row),
    person: row.personId === null ? null : { id: row.personId, name: row.personName, email: row.personEmail },
  },
  via: row.via,
  surface: row.surface,
  address: row.address,
  userAgent: row.userAgent,
  action: row.action,
  summary: sentenceOf(row.action),
  target: { kind: row.kind, id: row.targetId, name: row.targetName },
  changes: row.changes,
  details: row.details,
  requestId: row.requestId,
  sequence: row.sequence,
  hash: row.hash,
  redactedAt: row.redactedAt,
});

export const AuditFilters = z.object({
  actor: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("A person’s id (with their keys and programs), a key’s, a connection’s, a provider’s."),
  action: z.enum(keysOf(ACTIONS)).optional(),
  kind: z.enum(keysOf(KINDS)).optional().describe("What it was done to."),
  target: z.string().min(1).max(100).optional().describe("The id of what it was done to."),
  surface: z.enum(keysOf(SURFACES)).optional(),
  from: DateTime.optional().describe("Entries from this moment on."),
  to: DateTime.optional().describe("Entries before this moment."),
});

export const listAudit = operation({
  id: "listAuditEntries",
  method: "GET",
  path: "/settings/audit",
  tag,
  summary: "List the audit log, newest first",
  description: "Admins only.",
  access: "person",
  status: 200,
  query: PageQuery.extend(AuditFilters.shape),
  response: listOf(AuditEntry),
});

export const getAuditEntry = operation({
  id: "getAuditEntry",
  method: "GET",
  path: "/settings/audit/{id}",
  tag,
  summary: "Get an entry of the audit log",
  description: "Admins only.",
  access: "person",
  status: 200,
  params: IdParams,
  response: z.object({ entry: AuditEntry }),
});

export const exportAudit = operation({
  id: "exportAuditEntries",
  method: "GET",
  path: "/settings/audit/export",
  tag,
  summary: "Download the audit log as CSV or JSON lines",
  description:
    "Newest first, with the same filters as the list, streamed. In the JSON lines `chain` holds what each hash is made of. " +
    "The download itself is an entry. Admins only.",
  access: "person",
  status: 200,
  query: AuditFilters.extend({ format: z.enum(["csv", "jsonl"]).default("csv") }),
  response: z.string(),
});

export const verifyAudit = operation({
  id: "verifyAuditLog",
  method: "POST",
  path: "/settings/audit/verify",
  tag,
  summary: "Check the audit log from its first entry to its last",
  description:
    "Says whether every entry is where and as it was written, or which is the first that is not. Note the head elsewhere: " +
    "given with a later check, it shows whether the log up to there was made anew. Admins only.",
  access: "person",
  status: 200,
  body: z.strictObject({
    noted: z
      .strictObject({ sequence: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits") })
      .optional()
      .describe("A head of an earlier check."),
  }),
  response: z.object({
    status: z.enum(["whole", "broken"]),
    entries: z.int().describe("How many entries fit, from the first on."),
    redacted: z.int().describe("How many of them lost their content to a redaction that is on record."),
    broken: z
      .object({
        sequence: z.int(),
        entryId: z.string().nullable(),
        reason: z.enum(["missing", "changed", "redacted_unrecorded", "cut_off"]),
      })
      .nullable()
      .describe("The first entry that does not fit."),
    upTo: DateTime.nullable().describe("When the last entry that fits was written."),
    head: z.object({ sequence: z.int(), hash: z.string() }).describe("The last entry that fits."),
    noted: z.enum(["matches", "differs"]).nullable(),
  }),
});

export type AuditVerdict = z.output<typeof verifyAudit.response>;
