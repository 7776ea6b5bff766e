import { redirect } from "next/navigation";
import { CreateWorkspace } from "@/components/auth/no-workspace/create-workspace";
import { OwnInvitations } from "@/components/auth/no-workspace/own-invitations";
import { SignOut } from "@/components/auth/no-workspace/sign-out";
import { DeleteAccount } from "@/components/settings/delete-account";
import { Mark } from "@/components/ui/text/mark";
import { toAccountDeletion } from "@/lib/api/settings/account";
import { accountContext } from "@/lib/http/pages/account-context";
import { ownPath } from "@/lib/http/request/own-path";
import { listOwn } from "@/lib/services/members/invitations/own";
import { getAccountDeletion } from "@/lib/services/people/get-account-deletion";

export const metadata = { title: "No workspace" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

/** For those who were removed everywhere or only take part in studies: what they can still do with their account. */
export default async function NoWorkspacePage({ searchParams }: Props) {
  const goTo = ownPath((await searchParams).next);
  const { ctx, person, workspace } = await accountContext();
  if (workspace) redirect(goTo);
  const [invitations, deletion] = await Promise.all([listOwn(ctx), getAccountDeletion(ctx).then(toAccountDeletion)]);
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-[680px] content-start gap-6 px-5 py-8">
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
          <Mark className="size-7" /> Earshot
        </p>
        <SignOut />
      </div>
      <header className="grid gap-2 pt-4">
        <h1 className="text-xl">You’re not in a workspace</h1>
        <p className="text-pretty text-muted-foreground">
          You’re signed in as <span className="wrap-anywhere font-medium text-foreground">{person.email}</span>. To work
          with others, ask an admin of their workspace to invite this address.
        </p>
      </header>
      {invitations.length > 0 && (
        <OwnInvitations
          goTo={goTo}
          invitations={invitations.map(({ id, workspaceName, role, inviter }) => ({
            id,
            workspaceName,
            role,
            inviter,
          }))}
        />
      )}
      <CreateWorkspace goTo={goTo} />
      <DeleteAccount deletion={deletion} currentWorkspaceId={null} />
    </main>
  );
}
