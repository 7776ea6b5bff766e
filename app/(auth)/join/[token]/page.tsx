import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { AuthFrame } from "@/components/auth/auth-frame";
import { ChangePerson } from "@/components/auth/join/change-person";
import { JoinButton } from "@/components/auth/join/join-button";
import { JoinByProvider } from "@/components/auth/join/join-by-provider";
import { JoinForm } from "@/components/auth/join/join-form";
import { OpenWorkspace } from "@/components/auth/join/open-workspace";
import { Over } from "@/components/auth/join/over";
import { Button } from "@/components/ui/button";
import { ROLE_SENTENCES } from "@/lib/core/role-sentences";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { findByToken } from "@/lib/services/members/invitations/find-by-token";
import { whyOver } from "@/lib/services/members/invitations/find-open";
import { find } from "@/lib/services/sessions/find";
import { requirementOf } from "@/lib/services/sso/requirement-of";

export const metadata: Metadata = {
  title: "Join a workspace",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

type Props = { params: Promise<{ token: string }> };

/** Opening the page changes nothing, since mail programs open links before people do; the button does. */
export default async function JoinPage({ params }: Props) {
  const { token } = await params;
  const invitation = await findByToken(token);
  if (!invitation) notFound();
  const { email, workspaceId, workspaceName, role, status, inviter, hasAccount } = invitation;
  const cookie = (await cookies()).get(sessionCookieName())?.value;
  const person = cookie ? (await find(cookie))?.person : undefined;
  if (status === "accepted" && person?.email === email)
    return (
      <AuthFrame title={`You’ve joined ${workspaceName}`} lead="This invitation was already used, by you.">
        <OpenWorkspace workspaceId={workspaceId} workspaceName={workspaceName} />
      </AuthFrame>
    );
  if (status !== "pending") return <Over title={`Invitation to ${workspaceName}`} lead={whyOver(status, inviter)} />;
  const realm = person ? null : await requirementOf(email);
  const by = inviter ?? "An admin";
  if (person && person.email !== email)
    return (
      <AuthFrame
        title="Invitation for a different email"
        lead={`${by} invites ${email} to ${workspaceName}. You’re signed in as ${person.email}.`}
      >
        <ChangePerson token={token} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={`Join ${workspaceName}`} lead={`${by} invites you. ${ROLE_SENTENCES[role]}`}>
      {person && <JoinButton token={token} workspaceName={workspaceName} />}
      {realm && (
        <JoinByProvider
          {...realm}
          href={`${ssoAddresses(realm.workspaceId).startUrl}?${new URLSearchParams({
            login_hint: email,
            // Signing in to the workspace itself uses the invitation.
            next: realm.workspaceId === workspaceId ? "/" : `/join/${token}`,
          })}`}
        />
      )}
      {!person && !realm && hasAccount && (
        <>
          <p className="text-pretty text-muted-foreground">
            <span className="wrap-anywhere font-medium text-foreground">{email}</span> has an account. Sign in to
            accept.
          </p>
          <Button asChild tone="primary" size="large">
            <Link href={`/sign-in?next=${encodeURIComponent(`/join/${token}`)}`}>Sign in</Link>
          </Button>
        </>
      )}
      {!person && !realm && !hasAccount && <JoinForm token={token} email={email} workspaceName={workspaceName} />}
    </AuthFrame>
  );
}
