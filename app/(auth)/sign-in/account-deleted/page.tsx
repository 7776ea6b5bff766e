import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { linkLook } from "@/components/ui/links/link-look";

export const metadata = { title: "Account deleted" };

export default function AccountDeletedPage() {
  return (
    <AuthFrame
      title="Your account was deleted"
      lead="You are signed out everywhere. We’ve sent a confirmation to the address that the account had."
      foot={
        <>
          Changed your mind?{" "}
          <Link href="/sign-up" className={linkLook}>
            Create a new workspace
          </Link>
        </>
      }
    >
      <p className="text-pretty">
        What you made stays with the workspaces you were in. An admin can invite you again at any time.
      </p>
    </AuthFrame>
  );
}
