"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { PasswordInput } from "@/components/ui/fields/password-input";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { AccountDeletionShape } from "@/lib/api/settings/account";
import { LONGEST_CONFIRMATION } from "@/lib/core/limits/name-limits";
import { WorkspaceStandings } from "./workspace-standings";

type Props = { deletion: AccountDeletionShape; currentWorkspaceId: string | null };

const GOES = [
  "Your name, email address, password, and sign-in",
  "Your conversations with Eva outside projects, and your private reports",
  "Your API keys, connected apps, and invitations you sent",
];
const STAYS = [
  "What you made in a workspace: it belongs to the workspace, and “Former member” is shown as its author",
  "The audit log’s entries of what you did, without your name; those about your membership keep your email address",
  "Payments, in the payment service’s records",
];
const FREE = ["leaves", "closing"];

/**
 * Says what goes, what stays and what stands in the way, and asks for the address and, if there is one, the password.
 */
export function DeleteAccount({ deletion, currentWorkspaceId }: Props) {
  const router = useRouter();
  const { email, confirmation, workspaces } = deletion;
  const [typed, setTyped] = useState("");
  const [currentPassword, setPassword] = useState("");
  const { busy, error, run } = useAction();
  const isFree = workspaces.every(({ standing }) => FREE.includes(standing));
  const isRecognized = confirmation !== "sign_in_again";
  const isTyped = typed.trim().toLowerCase() === email;
  const needsPassword = confirmation === "password";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { email: typed, ...(needsPassword && { currentPassword }) };
    const done = await run(async () => void (await call("POST /settings/profile/deletion", { body })));
    if (done) window.location.assign("/sign-in/account-deleted");
    // Somebody may have left or joined a workspace since: the list says what is in the way now.
    else router.refresh();
  };
  return (
    <form method="post" onSubmit={submit}>
      <SettingCard
        title="Delete account"
        description={`Deletes your account${workspaces.length > 0 ? " in every workspace" : ""}, right away and for good.`}
        hint={isFree && isRecognized ? "We’ll email you a confirmation. This can’t be undone." : undefined}
        action={
          isFree &&
          isRecognized && (
            <Button
              type="submit"
              tone="danger"
              busy={busy}
              disabled={!isTyped || (needsPassword && currentPassword === "")}
            >
              Delete account
            </Button>
          )
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Facts title="Deleted" facts={GOES} />
          <Facts title="Kept" facts={STAYS} />
        </div>
        {workspaces.length > 0 && (
          <WorkspaceStandings workspaces={workspaces} currentWorkspaceId={currentWorkspaceId} />
        )}
        {isFree && !isRecognized && (
          <p className="text-pretty">
            To show that it’s you, sign out and in again. You can then delete your account for an hour.
          </p>
        )}
        {isFree && isRecognized && (
          <div className="grid max-w-sm gap-4">
            <Failure text={error} />
            <Field
              label={
                <>
                  Type <span className="wrap-anywhere select-all font-semibold">{email}</span> to confirm
                </>
              }
            >
              <Input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={LONGEST_CONFIRMATION}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            {needsPassword && (
              <Field label="Your password">
                <PasswordInput
                  required
                  autoComplete="current-password"
                  value={currentPassword}
                  onChange={(event) => setPassword(event.target.value)}
                />
              </Field>
            )}
          </div>
        )}
      </SettingCard>
    </form>
  );
}

function Facts({ title, facts }: { title: string; facts: string[] }) {
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="font-medium text-sm">{title}</h3>
      <ul className="grid list-disc gap-1 pl-4 text-muted-foreground text-sm marker:text-muted-foreground">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
