import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/table";

type Member = { id: string; name: string | null; email: string; role: string };

export function MemberTable({ members, self }: { members: Member[]; self: string }) {
  return (
    <Table caption="Members of the workspace">
      <thead>
        <tr>
          <th className="w-full">Person</th>
          <th>Role</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, email, role }) => (
          <tr key={id}>
            <td className="max-w-0">
              <span className="flex min-w-0 items-center gap-3">
                <Avatar name={name ?? email} className="size-7" />
                <span className="grid min-w-0">
                  <span className="truncate font-medium">
                    {name ?? email}
                    {email === self && <span className="font-normal text-muted-foreground"> (you)</span>}
                  </span>
                  {name && <span className="truncate text-muted-foreground text-sm">{email}</span>}
                </span>
              </span>
            </td>
            <td>
              <Badge tone={role === "admin" ? "primary" : "neutral"}>
                <span className="capitalize">{role}</span>
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
