import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { MemberMenu } from "./member-menu";
import { PersonCell } from "./person-cell";
import { RoleBadge } from "./role-badge";
import { sourceOf } from "./role-words";
import type { Member } from "./shapes";

type Props = { members: Member[]; selfId: string; isAdmin: boolean; isSeatFree: boolean; workspaceName: string };

export function MemberTable({ members, selfId, ...viewed }: Props) {
  return (
    <Table caption="People in the workspace">
      <thead>
        <tr>
          <th className="w-full">Person</th>
          <th>Role</th>
          <th className="hidden @min-[38.75rem]:table-cell">Joined</th>
          <th className="hidden @columns:table-cell">Last seen</th>
          <th className="sr-only">Actions</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const { id, userId, name, email, role, createdAt, lastSeenAt } = member;
          const isSelf = userId === selfId;
          return (
            <tr key={id}>
              <td className="max-w-0">
                <PersonCell name={name} email={email} isSelf={isSelf} />
                {member.provider && (
                  <span className="block truncate pl-10 text-muted-foreground text-sm @min-[38.75rem]:hidden">
                    {sourceOf(member)}
                  </span>
                )}
              </td>
              <td>
                <RoleBadge role={role} />
              </td>
              <td className="hidden @min-[38.75rem]:table-cell">
                <span className="grid whitespace-nowrap">
                  <span className="first-letter:uppercase">
                    <RelativeTime iso={createdAt} />
                  </span>
                  <span className="text-muted-foreground text-sm">{sourceOf(member)}</span>
                </span>
              </td>
              <td className="hidden whitespace-nowrap text-muted-foreground @columns:table-cell">
                {lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : "Not recently"}
              </td>
              <td className="w-0 pl-0 text-right">
                {(viewed.isAdmin || isSelf) && <MemberMenu member={member} isSelf={isSelf} {...viewed} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
