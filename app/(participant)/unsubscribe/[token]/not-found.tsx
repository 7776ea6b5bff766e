import { MailQuestionMark } from "lucide-react";
import { MailNotice } from "@/components/participant/mail-notice";

export const metadata = { title: "Link not found" };

/** For people who want no more mail and may have no account: it neither leads into the app nor mentions workspaces. */
export default function UnsubscribeNotFound() {
  return (
    <MailNotice icon={MailQuestionMark} title="This link doesn’t work">
      Email apps sometimes break long links. Open it again from the latest invitation you got, or ask the team that
      invited you to stop.
    </MailNotice>
  );
}
