import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { InvitationMenu } from "./invitation-menu";
import { PersonCell } from "./person-cell";
import { RoleBadge } from "./role-badge";
import { nameOf } from "./role-words";
import type { Invitation } from "./shapes";

export function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  return (
    <Table caption="Pending invitations">
      <thead>
        <tr>
          <th className="w-full">Email</th>
          <th>Role</th>
          <th className="hidden @columns:table-cell">Expires</th>
          <th className="sr-only">Actions</th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => {
          const { id, email, role, status, invitedBy, sentAt, expiresAt } = invitation;
          const by = invitedBy ? `, by ${nameOf(invitedBy)}` : "";
          const since = (
            <>
              Invited <RelativeTime iso={sentAt} />
              {by}
            </>
          );
          return (
            <tr key={id}>
              <td className="max-w-0">
                <PersonCell name={null} email={email} detail={since} />
              </td>
              <td>
                <RoleBadge role={role} />
              </td>
              <td className="hidden whitespace-nowrap text-muted-foreground @columns:table-cell">
                {status === "expired" ? <Badge tone="warning">Expired</Badge> : <RelativeTime iso={expiresAt} />}
              </td>
              <td className="w-0 pl-0 text-right">
                <InvitationMenu id={id} email={email} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
