import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { linkLook } from "@/components/ui/links/link-look";
import { Art } from "@/components/ui/states/art";
import { sendsMail } from "@/lib/core/mail/sends-mail";

const SENT = {
  title: "Check your email",
  lead: "If the address has an account, an email with a link is on its way. The link works once and signs you in.",
};
/** Where no mail is sent, it waits in the outbox. */
const KEPT = {
  title: "Ask an admin for your link",
  lead: "No email is sent from here. If the address has an account, a workspace admin finds its link under Settings, Outgoing email, and can pass it on. It works once and signs you in.",
};
const here = () => (sendsMail() ? SENT : KEPT);

export const generateMetadata = () => ({ title: here().title });

export default function CheckEmailPage() {
  return (
    <AuthFrame
      {...here()}
      foot={
        <Link href="/sign-in" className={linkLook}>
          Back to sign in
        </Link>
      }
    >
      <div className="order-first -ml-5">
        <Art scene="mail" />
      </div>
    </AuthFrame>
  );
}
