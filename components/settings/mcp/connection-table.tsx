import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Connection } from "@/lib/api/settings/connections";
import { EndConnection } from "./end-connection";

/** Who connected what, with which rights; narrow screens keep the program, its rights and the way to end it. */
export function ConnectionTable({ connections }: { connections: Connection[] }) {
  return (
    <Table caption="Connected apps">
      <thead>
        <tr>
          <th className="w-full">App</th>
          <th className="hidden @columns:table-cell">Rights</th>
          <th className="hidden @min-[41.25rem]:table-cell">Acts as</th>
          <th className="hidden @min-[35rem]:table-cell">Last used</th>
          <th className="sr-only">Actions</th>
        </tr>
      </thead>
      <tbody>
        {connections.map((connection) => (
          <Row key={connection.id} {...connection} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ id, client, redirectHost, person, canDraft, createdAt, lastUsedAt }: Connection) {
  const rights = canDraft ? <Badge tone="primary">Reads and drafts</Badge> : <Badge>Reads</Badge>;
  return (
    <tr>
      <td className="max-w-0">
        <span className="grid min-w-0">
          <bdi className="truncate font-medium">{client.name}</bdi>
          <span className="truncate text-muted-foreground text-sm">
            {redirectHost} · connected <RelativeTime iso={createdAt} />
          </span>
          <span className="mt-1 @columns:hidden">{rights}</span>
        </span>
      </td>
      <td className="hidden @columns:table-cell">{rights}</td>
      <td className="hidden max-w-40 truncate text-muted-foreground @min-[41.25rem]:table-cell">
        {person.name ?? person.email}
      </td>
      <td className="hidden text-muted-foreground @min-[35rem]:table-cell">
        {lastUsedAt ? <RelativeTime iso={lastUsedAt} /> : "Never"}
      </td>
      <td className="pl-0 text-right">
        <EndConnection id={id} name={client.name} />
      </td>
    </tr>
  );
}
