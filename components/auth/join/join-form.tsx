"use client";
import type { FormEvent } from "react";
import { signInWithPassword } from "@/components/auth/next-auth";
import { textsOf } from "@/components/auth/texts-of";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { PasswordInput } from "@/components/ui/fields/password-input";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { LONGEST_OWN_NAME } from "@/lib/core/limits/name-limits";
import { SHORTEST_PASSWORD } from "@/lib/core/limits/shortest-password";

type Props = { token: string; email: string; workspaceName: string };

/** Creates an account for the invited address, as a member of the workspace from the start. */
export function JoinForm({ token, email, workspaceName }: Props) {
  const { busy, error, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, password } = textsOf(event.currentTarget, ["name", "password"]);
    void run(async () => {
      await call("POST /join", { body: { token, account: { name, password } } });
      // The account exists by now: whatever fails, the next step is to sign in, not to join again.
      const isIn = await signInWithPassword(email, password).catch(() => false);
      window.location.assign(isIn ? "/" : "/sign-in");
    });
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <Failure text={error} />
      <Field label="Email" hint="The invitation is for this address.">
        <Input type="email" name="email" autoComplete="username" readOnly value={email} className="h-10" />
      </Field>
      <Field label="Your name">
        <Input name="name" autoComplete="name" required autoFocus maxLength={LONGEST_OWN_NAME} className="h-10" />
      </Field>
      <Field label="Choose a password" hint={`At least ${SHORTEST_PASSWORD} characters.`}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          minLength={SHORTEST_PASSWORD}
          className="h-10"
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        <span className="truncate">Join {workspaceName}</span>
      </Button>
    </form>
  );
}
