import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Invitation } from "../shapes";
import { InvitationMenu } from "./invitation-menu";

type Tone = "neutral" | "settled" | "warning" | "danger" | "info" | "primary";

const WORDS: Record<Invitation["status"], { label: string; tone: Tone }> = {
  pending: { label: "Waiting for launch", tone: "neutral" },
  sent: { label: "Sent", tone: "neutral" },
  opened: { label: "Opened", tone: "info" },
  started: { label: "Started", tone: "primary" },
  completed: { label: "Finished", tone: "settled" },
  unsubscribed: { label: "Unsubscribed", tone: "warning" },
  failed: { label: "Not delivered", tone: "danger" },
  cancelled: { label: "Canceled", tone: "neutral" },
};

/** What an address becomes when its owner has everything deleted; it must not be read as an address. */
const isForgotten = ({ email }: Invitation) => email.endsWith("@deleted.invalid");

/** Where no mail leaves the installation, what was sent waits for a person to pass it on. */
const NOT_EMAILED: typeof WORDS.sent = { label: "Not emailed", tone: "neutral" };

type Props = { studyId: string; invitations: Invitation[]; canWrite: boolean; sendsMail: boolean };

/** Who was invited and how far each of them got. */
export function InvitationTable({ studyId, invitations, canWrite, sendsMail }: Props) {
  return (
    <Table caption="Invitations">
      <thead>
        <tr>
          <th className="w-full">Address</th>
          <th>Status</th>
          <th className="hidden @min-[32.5rem]:table-cell">{sendsMail ? "Sent" : "Invited"}</th>
          {sendsMail && <th className="hidden text-right @more-columns:table-cell">Reminders</th>}
          {canWrite && <th className="sr-only">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => {
          const { id, email, name, status, reason, sentAt, createdAt, reminders } = invitation;
          const forgotten = isForgotten(invitation);
          const words = status === "sent" && !sendsMail ? NOT_EMAILED : WORDS[status];
          return (
            <tr key={id}>
              <td className="max-w-0">
                <span className="grid min-w-0">
                  {forgotten ? (
                    <span className="truncate text-muted-foreground">Deleted at this person’s request</span>
                  ) : (
                    <span className="truncate font-medium">{name ?? email}</span>
                  )}
                  {(name || reason) && (
                    <span className="truncate text-muted-foreground text-sm">{reason ?? email}</span>
                  )}
                </span>
              </td>
              <td>
                <Badge tone={words.tone} dot>
                  {forgotten ? "Withdrew" : words.label}
                </Badge>
              </td>
              <td className="hidden text-muted-foreground @min-[32.5rem]:table-cell">
                <RelativeTime iso={sentAt ?? createdAt} />
              </td>
              {sendsMail && (
                <td className="hidden text-right text-muted-foreground tabular-nums @more-columns:table-cell">
                  {reminders || "–"}
                </td>
              )}
              {canWrite && (
                <td className="w-px whitespace-nowrap pl-0">
                  {!forgotten && <InvitationMenu studyId={studyId} invitation={invitation} sendsMail={sendsMail} />}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
