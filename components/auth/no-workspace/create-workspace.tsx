"use client";
import type { FormEvent } from "react";
import { textsOf } from "@/components/auth/texts-of";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { LONGEST_OWN_NAME } from "@/lib/core/limits/name-limits";

/** A workspace of one's own; `goTo` is where the person was headed. */
export function CreateWorkspace({ goTo }: { goTo: string }) {
  const { busy, error, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name } = textsOf(event.currentTarget, ["name"]);
    void run(async () => {
      await call("POST /settings/workspaces", { body: { name } });
      window.location.assign(goTo);
    });
  };
  return (
    <form method="post" onSubmit={submit}>
      <SettingCard
        title="Create a workspace"
        description="You’ll be its admin."
        hint="On the Free plan. You can upgrade and invite people later."
        action={
          <Button type="submit" tone="primary" busy={busy}>
            Create workspace
          </Button>
        }
      >
        <Failure text={error} />
        <div className="max-w-sm">
          <Field label="Name" hint="Your team or company. You can rename it later.">
            <Input name="name" required autoComplete="organization" maxLength={LONGEST_OWN_NAME} />
          </Field>
        </div>
      </SettingCard>
    </form>
  );
}
