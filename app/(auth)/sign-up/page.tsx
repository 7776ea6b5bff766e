import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { linkLook } from "@/components/ui/links/link-look";
import { ownPath } from "@/lib/http/request/own-path";

export const metadata = { title: "Create a workspace" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignUpPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const goTo = ownPath(next);
  return (
    <AuthFrame
      title="Create a workspace"
      lead="Free for one researcher, with an hour of uploads a month. No card needed."
      foot={
        <>
          Have an account?{" "}
          <Link
            href={goTo === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ next: goTo })}`}
            className={linkLook}
          >
            Sign in
          </Link>
        </>
      }
    >
      <SignUpForm goTo={goTo} />
    </AuthFrame>
  );
}
