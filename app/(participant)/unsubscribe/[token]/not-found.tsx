import { MailQuestionMark } from "lucide-react";
import { MailNotice } from "@/components/participant/mail-notice";

export const metadata = { title: "Link not found" };

/** For whoever wants no more mail and has nobody's account: neither a way into the app nor a word about workspaces. */
export default function UnsubscribeNotFound() {
  return (
    <MailNotice icon={MailQuestionMark} title="This link doesn’t work">
      Mail programs sometimes cut long links in two. Open it again from the newest invitation you got, or ask the team
      that invited you to stop.
    </MailNotice>
  );
}
