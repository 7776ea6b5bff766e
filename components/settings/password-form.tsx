"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { PasswordInput } from "@/components/ui/fields/password-input";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { SHORTEST_PASSWORD } from "@/lib/core/limits/shortest-password";

type Props = { hasPassword: boolean; needsCurrent: boolean };

const FIRST = "You currently sign in with links sent by email. With a password, you don’t need them.";
const FORGOTTEN = "You signed in with a link, so you can choose a new password without the current one.";

/** Changes the password, sets a first one, or sets a new one for someone who followed a reset link. */
export function PasswordForm({ hasPassword, needsCurrent }: Props) {
  const router = useRouter();
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await run(async () => {
      await call("PATCH /settings/profile", { body: { newPassword, ...(needsCurrent && { currentPassword }) } });
    });
    if (!saved) return;
    setCurrent("");
    setNew("");
    toast.success("Password changed.");
    router.refresh();
  };
  return (
    <form method="post" onSubmit={submit}>
      <SettingCard
        title="Password"
        description={needsCurrent ? undefined : hasPassword ? FORGOTTEN : FIRST}
        hint="You’ll be signed out in other browsers."
        action={
          <Button type="submit" tone="primary" busy={busy}>
            {hasPassword ? "Change password" : "Set password"}
          </Button>
        }
      >
        <div className="grid max-w-sm gap-4">
          <Failure text={error} />
          {needsCurrent && (
            <Field label="Current password">
              <PasswordInput
                required
                autoComplete="current-password"
                value={currentPassword}
                onChange={(event) => setCurrent(event.target.value)}
              />
            </Field>
          )}
          <Field label="New password" hint={`At least ${SHORTEST_PASSWORD} characters.`}>
            <PasswordInput
              required
              minLength={SHORTEST_PASSWORD}
              autoComplete="new-password"
              value={newPassword}
              onChange={(event) => setNew(event.target.value)}
            />
          </Field>
        </div>
      </SettingCard>
    </form>
  );
}
