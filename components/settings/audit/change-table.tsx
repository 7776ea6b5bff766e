import { Table } from "@/components/ui/lists/table";
import type { AuditEntry } from "@/lib/api/settings/audit";
import { fieldText } from "@/lib/core/audit/field-text";
import { valueText } from "@/lib/core/audit/value-text";

/** What changed, field by field. */
export function ChangeTable({ changes }: { changes: NonNullable<AuditEntry["changes"]> }) {
  return (
    <Table caption="What changed" className="table-fixed">
      <thead>
        <tr>
          <th className="w-1/4">Field</th>
          <th>Before</th>
          <th>After</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([name, { before, after }]) => (
          <tr key={name} className="align-top">
            <td className="first-letter:uppercase">{fieldText(name)}</td>
            <td className="wrap-anywhere text-muted-foreground">{valueText(before)}</td>
            <td className="wrap-anywhere">{valueText(after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
