import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { AuditEntry } from "@/lib/api/settings/audit";
import { KINDS } from "@/lib/core/audit/kinds";
import { SURFACES } from "@/lib/core/audit/surfaces";
import { exactMoment } from "@/lib/core/time/dates";
import { auditPath } from "./audit-path";

const labelOf = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;
const code = (text: string) => <code className="break-all font-mono text-xs">{text}</code>;

/** The facts of an entry: who, when, from where, on what, and its place in the chain. */
export function entryFacts({ actor, createdAt, surface, address, userAgent, target, action, ...entry }: AuditEntry) {
  const who = actor.person?.id ?? actor.id;
  return [
    {
      label: "Who",
      value: (
        <Link href={auditPath({ actor: who })} className={linkLook}>
          {actor.label}
        </Link>
      ),
    },
    { label: "Email", value: actor.person?.email },
    {
      label: "When",
      value: (
        <>
          {exactMoment(createdAt)} (<RelativeTime iso={createdAt} />)
        </>
      ),
    },
    { label: "Via", value: surface && SURFACES[surface] },
    { label: "IP address", value: address },
    { label: "User agent", value: userAgent },
    { label: "Kind", value: labelOf(KINDS, target.kind) },
    { label: "ID", value: target.id && code(target.id) },
    { label: "Action", value: code(action) },
    { label: "Request ID", value: code(entry.requestId) },
    { label: "Entry ID", value: code(entry.id) },
    { label: "Number", value: entry.sequence ?? "Given within a minute" },
    { label: "Hash", value: entry.hash && code(entry.hash) },
  ].filter(({ value }) => Boolean(value));
}
