import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { PersonCell } from "./person-cell";
import { RestoreMember } from "./restore-member";
import { RoleBadge } from "./role-badge";
import { nameOf } from "./role-words";
import type { Member } from "./shapes";

type Props = { members: Member[]; isAdmin: boolean; isSeatFree: boolean };

export function RemovedTable({ members, isAdmin, isSeatFree }: Props) {
  return (
    <Table caption="People no longer in the workspace">
      <thead>
        <tr>
          <th className="w-full">Person</th>
          <th>Previous role</th>
          <th className="hidden @columns:table-cell">Left</th>
          {isAdmin && <th className="sr-only">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <td className="max-w-0">
              <PersonCell name={member.name} email={member.email} />
            </td>
            <td>
              <RoleBadge role={member.role} />
            </td>
            <td className="hidden whitespace-nowrap text-muted-foreground @columns:table-cell">
              {member.removedAt && <RelativeTime iso={member.removedAt} />}
            </td>
            {isAdmin && (
              <td className="w-0 whitespace-nowrap pl-0 text-right">
                {isSeatFree || member.role === "observer" ? (
                  <RestoreMember id={member.id} name={nameOf(member)} />
                ) : (
                  <span className="text-muted-foreground text-sm">No free seat</span>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
