import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignInForm } from "@/components/auth/sign-in-form";
import { linkLook } from "@/components/ui/links/link-look";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { SSO_REFUSALS } from "@/lib/core/sso/sso-refusals";
import { ownPath } from "@/lib/http/request/own-path";

export const metadata = { title: "Sign in" };

/** The parameters with which next-auth and our own pages send people here. */
const NOTICES = new Map<string, string>([
  ["Verification", "That link was already used or is too old. Ask for a new one."],
  ["CredentialsSignin", "That email and password don’t match."],
  ["EmailSignin", "The email couldn’t be sent. Try again in a few minutes."],
  ...Object.entries(SSO_REFUSALS),
]);

/** People without an account also get to where they wanted to go. */
const signUpPath = (goTo: string) => (goTo === "/" ? "/sign-up" : `/sign-up?${new URLSearchParams({ next: goTo })}`);

const LEAD = "Your projects are where you left them.";
/** Whoever followed a link, such as a colleague's to a report, may not have a project yet. */
const LINKED = "Next, you see the page you opened.";
/** Whoever was sent here by an app that wants to be connected hasn't asked for their projects. */
const CONNECTING = "Next, you decide whether the app may connect.";
const JOINED =
  "You’ve joined. The workspace requires single sign-on: enter your email once more to sign in with your company’s account.";

type Query = Partial<Record<"next" | "callbackUrl" | "error" | "joined", string | string[]>>;
type Props = { searchParams: Promise<Query> };

export default async function SignInPage({ searchParams }: Props) {
  const { next, callbackUrl, error, joined } = await searchParams;
  const goTo = ownPath(next ?? callbackUrl);
  const lead = goTo.startsWith("/connect/") ? CONNECTING : goTo === "/" ? LEAD : LINKED;
  const notice = error ? (NOTICES.get(String(error)) ?? "Sign-in didn’t work. Try again.") : null;
  return (
    <AuthFrame
      title="Sign in"
      lead={joined === undefined ? lead : JOINED}
      foot={
        <>
          New to Earshot?{" "}
          <Link href={signUpPath(goTo)} className={linkLook}>
            Create a workspace
          </Link>
        </>
      }
    >
      <SignInForm goTo={goTo} notice={notice} sendsMail={sendsMail()} />
    </AuthFrame>
  );
}
