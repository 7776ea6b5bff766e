import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { RevokeKey } from "./revoke-key";

export type ApiKey = {
  id: string;
  name: string;
  prefix: string;
  last4: string;
  readOnly: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  person: { name: string | null; email: string };
};

export function KeyTable({ keys }: { keys: ApiKey[] }) {
  return (
    <Table caption="API keys">
      <thead>
        <tr>
          <th className="w-full">Name</th>
          <th>Key</th>
          <th className="hidden @more-columns:table-cell">Acts as</th>
          <th className="hidden @min-[33.75rem]:table-cell">Last used</th>
          <th className="sr-only">Actions</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ id, name, prefix, last4, readOnly, createdAt, lastUsedAt, person }) => (
          <tr key={id}>
            <td className="max-w-0">
              <span className="grid min-w-0">
                <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                  <span className="truncate font-medium">{name}</span>
                  {readOnly && <Badge>Read only</Badge>}
                </span>
                <span className="truncate text-muted-foreground text-sm">
                  Created <RelativeTime iso={createdAt} />
                </span>
              </span>
            </td>
            <td className="whitespace-nowrap font-mono text-muted-foreground text-xs">
              {prefix}…{last4}
            </td>
            <td className="hidden max-w-40 truncate text-muted-foreground @more-columns:table-cell">
              {person.name ?? person.email}
            </td>
            <td className="hidden text-muted-foreground @min-[33.75rem]:table-cell">
              {lastUsedAt ? <RelativeTime iso={lastUsedAt} /> : "Never"}
            </td>
            <td className="pl-0 text-right">
              <RevokeKey id={id} name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
