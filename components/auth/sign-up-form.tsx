"use client";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { PasswordInput } from "@/components/ui/fields/password-input";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { LONGEST_OWN_NAME } from "@/lib/core/limits/name-limits";
import { SHORTEST_PASSWORD } from "@/lib/core/limits/shortest-password";
import { signInWithPassword } from "./next-auth";
import { textsOf } from "./texts-of";

const NAMES = ["name", "email", "password", "workspaceName"] as const;

/** Creates an account and a workspace on Free; `goTo` is where the person was headed. */
export function SignUpForm({ goTo }: { goTo: string }) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const box = (name: (typeof NAMES)[number]) => ({ name, required: true, className: "h-10" });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = textsOf(event.currentTarget, NAMES);
    void run(async () => {
      const { next } = await call("POST /sign-up", { body: { ...fields, next: goTo } });
      if (next !== "sign_in") return router.push("/sign-in/check-email");
      // The account exists by now: whatever fails, the next step is to sign in, not to sign up again.
      const isIn = await signInWithPassword(fields.email, fields.password).catch(() => false);
      if (isIn) window.location.assign(goTo);
      else router.push("/sign-in");
    });
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <Failure text={error} />
      <Field label="Your name">
        <Input {...box("name")} autoComplete="name" maxLength={LONGEST_OWN_NAME} autoFocus />
      </Field>
      <Field label="Work email">
        <Input {...box("email")} type="email" autoComplete="username" />
      </Field>
      <Field label="Password" hint={`At least ${SHORTEST_PASSWORD} characters.`}>
        <PasswordInput {...box("password")} autoComplete="new-password" minLength={SHORTEST_PASSWORD} />
      </Field>
      <Field label="Workspace" hint="Your team or company. You can rename it later.">
        <Input {...box("workspaceName")} autoComplete="organization" maxLength={LONGEST_OWN_NAME} />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        Create workspace
      </Button>
    </form>
  );
}
