import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { InvitationTable } from "./invitation-table";
import type { Invitation } from "./shapes";

type Props = { invitations: Invitation[]; isMore: boolean; sendsMail: boolean };

/** Invitations that nobody has accepted yet. Their links are only in the mails, since each proves an address. */
export function OpenInvitations({ invitations, isMore, sendsMail }: Props) {
  if (invitations.length === 0) return null;
  return (
    <Section title="Pending invitations">
      {!sendsMail && (
        <p className="text-pretty text-muted-foreground">
          This installation doesn’t send email. Share the links from{" "}
          <Link href="/settings/outbox" className={linkLook}>
            Outgoing email
          </Link>
          .
        </p>
      )}
      <Panel>
        <InvitationTable invitations={invitations} />
      </Panel>
      {isMore && <p className="text-muted-foreground text-sm">Showing the newest {invitations.length}.</p>}
    </Section>
  );
}
