import { fieldText } from "@/lib/core/audit/field-text";
import { KINDS } from "@/lib/core/audit/kinds";
import { sentenceOf } from "@/lib/core/audit/sentence-of";
import { SURFACES } from "@/lib/core/audit/surfaces";
import { valueText } from "@/lib/core/audit/value-text";
import { whoOf } from "@/lib/core/audit/who-of";
import type { AuditRecord } from "../record";

export const COLUMNS = [
  "Time",
  "Who",
  "Email",
  "What",
  "Action",
  "Kind",
  "Object",
  "Object id",
  "Changes",
  "Details",
  "Surface",
  "IP address",
  "User agent",
  "Request id",
  "Entry id",
  "Number",
  "Hash",
  "Redacted",
] as const;

const label = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;

/** An entry as the cells of a row. */
export function csvRow(row: AuditRecord): string[] {
  const changes = Object.entries(row.changes ?? {}).map(
    ([name, { before, after }]) => `${fieldText(name)}: ${valueText(before)} → ${valueText(after)}`,
  );
  const details = Object.entries(row.details).map(([name, value]) => `${fieldText(name)}: ${valueText(value)}`);
  return [
    row.createdAt,
    whoOf(row),
    row.personEmail ?? "",
    sentenceOf(row.action),
    row.action,
    label(KINDS, row.kind),
    row.targetName ?? "",
    row.targetId ?? "",
    changes.join("\n"),
    details.join("\n"),
    label(SURFACES, row.surface),
    row.address ?? "",
    row.userAgent ?? "",
    row.requestId,
    row.id,
    row.sequence === null ? "" : String(row.sequence),
    row.hash ?? "",
    row.redactedAt ?? "",
  ];
}
