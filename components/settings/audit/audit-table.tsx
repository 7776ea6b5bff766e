import Link from "next/link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { AuditEntry } from "@/lib/api/settings/audit";
import { SURFACES } from "@/lib/core/audit/surfaces";

const fromWhere = ({ surface, address }: AuditEntry): string =>
  [surface && SURFACES[surface], address].filter(Boolean).join(" · ") || "Not kept";

/** What was done to what; by whom and from where is next to it, or below it on narrow screens. */
export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <Table caption="Audit log entries">
      <thead>
        <tr>
          <th className="w-full @columns:w-1/2">What</th>
          <th className="hidden @columns:table-cell">Who</th>
          <th className="text-right @columns:text-left">When</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="relative hover:bg-background">
            <td className="max-w-0">
              <span className="grid">
                <Link
                  href={`/settings/audit/${entry.id}`}
                  className="truncate font-medium -outline-offset-2 after:absolute after:inset-0"
                >
                  {entry.summary}
                </Link>
                {entry.target.name && entry.target.id !== entry.actor.id && (
                  <span className="truncate text-muted-foreground text-sm">{entry.target.name}</span>
                )}
                <span className="truncate text-muted-foreground text-sm @columns:hidden">{entry.actor.label}</span>
              </span>
            </td>
            <td className="hidden max-w-0 @columns:table-cell">
              <span className="grid">
                <span className="truncate">{entry.actor.label}</span>
                <span className="truncate text-muted-foreground text-sm">{fromWhere(entry)}</span>
              </span>
            </td>
            <td className="w-0 whitespace-nowrap text-right text-muted-foreground text-sm @columns:text-left">
              <RelativeTime iso={entry.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
