import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { ACTIONS } from "@/lib/core/audit/actions";
import { KINDS } from "@/lib/core/audit/kinds";
import { sentenceOf } from "@/lib/core/audit/sentence-of";
import { SURFACES } from "@/lib/core/audit/surfaces";
import { whoOf } from "@/lib/core/audit/who-of";
import { operation } from "@/lib/core/operation";
import type { AuditRecord } from "@/lib/services/audit/record";

const tag = "Settings";
const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]];

const AuditEntry = z
  .object({
    id: z.string(),
    createdAt: DateTime,
    actor: z.object({
      kind: z.enum(["user", "apiKey", "mcp", "scim", "sso", "participant", "system"]),
      id: z
        .string()
        .describe("The person, key, connection, provider, or participant; for the system, the name of a job."),
      label: z.string().describe("The actor's name, or a description of it."),
      person: z
        .object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() })
        .nullable()
        .describe("The person behind it: the person themselves, or the owner of the key or connection."),
    }),
    via: z.enum(["eva"]).nullable().describe("`eva` when Eva did it on the actor's behalf."),
    surface: z
      .enum(["", ...keysOf(SURFACES)])
      .describe("Where the call came from; empty for entries from before this was recorded."),
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
    redactedAt: DateTime.nullable().describe("When its content was redacted."),
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
    .describe("The id of a person (including their keys and connected apps), a key, a connection, or a provider."),
  action: z.enum(keysOf(ACTIONS)).optional(),
  kind: z.enum(keysOf(KINDS)).optional().describe("The type of thing it was done to."),
  target: z.string().min(1).max(100).optional().describe("The id of the thing it was done to."),
  surface: z.enum(keysOf(SURFACES)).optional(),
  from: DateTime.optional().describe("Entries at or after this moment."),
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
    "Streams the entries newest first, with the same filters as the list. In JSON lines, `chain` holds " +
    "what each hash is made of. The download itself is recorded as an entry. Admins only.",
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
  summary: "Verify the whole audit log",
  description:
    "Says whether every entry is in its place and unchanged, or which entry is the first that isn't. Keep " +
    "the returned head elsewhere: sent with a later check, it shows whether the log up to that point has " +
    "been rewritten. Admins only.",
  access: "person",
  status: 200,
  body: z.strictObject({
    noted: z
      .strictObject({ sequence: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits") })
      .optional()
      .describe("The head returned by an earlier check."),
  }),
  response: z.object({
    status: z.enum(["whole", "broken"]),
    entries: z.int().describe("Number of entries that verify, counting from the first."),
    redacted: z.int().describe("How many of them lost their content to a recorded redaction."),
    broken: z
      .object({
        sequence: z.int(),
        entryId: z.string().nullable(),
        reason: z.enum(["missing", "changed", "redacted_unrecorded", "cut_off"]),
      })
      .nullable()
      .describe("The first entry that does not verify."),
    upTo: DateTime.nullable().describe("When the last entry that verifies was written."),
    head: z.object({ sequence: z.int(), hash: z.string() }).describe("The last entry that verifies."),
    noted: z.enum(["matches", "differs"]).nullable(),
  }),
});

export type AuditVerdict = z.output<typeof verifyAudit.response>;
