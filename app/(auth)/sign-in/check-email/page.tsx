import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { Art } from "@/components/ui/art";
import { Callout } from "@/components/ui/callout";
import { linkLook } from "@/components/ui/link-look";
import { sendsMail } from "@/lib/core/sends-mail";

export const metadata = { title: "Check your email" };

export default function CheckEmailPage() {
  return (
    <AuthFrame
      title="Check your email"
      lead="If the address has an account, an email with a link is on its way. The link works once and signs you in."
      foot={
        <Link href="/sign-in" className={linkLook}>
          Back to sign in
        </Link>
      }
    >
      <div className="order-first -ml-5">
        <Art scene="mail" />
      </div>
      {!sendsMail() && (
        <Callout tone="info" title="This installation doesn’t send email">
          A workspace admin can find it under Settings, Outgoing email.
        </Callout>
      )}
    </AuthFrame>
  );
}
