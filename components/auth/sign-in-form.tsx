"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { PasswordInput } from "@/components/ui/fields/password-input";
import { linkLook } from "@/components/ui/links/link-look";
import { Failure } from "@/components/ui/states/failure";
import { CallError } from "@/lib/api/client/call-error";
import { discover, type SingleSignOn as Realm } from "./discover";
import { linkWords } from "./link-words";
import { sendMagicLink, signInWithPassword } from "./next-auth";
import { SingleSignOn } from "./single-sign-on";
import { textsOf } from "./texts-of";

type Props = { goTo: string; notice: string | null; sendsMail: boolean };

/**
 * Asks for the address first, then for what its domain signs in with: a provider, a password or a link. It never
 * reveals which addresses have an account.
 */
export function SignInForm({ goTo, notice, sendsMail }: Props) {
  const words = linkWords(sendsMail);
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [domain, setDomain] = useState("");
  const [step, setStep] = useState<"email" | "sso" | "password">("email");
  const [realm, setRealm] = useState<Realm | null>(null);
  const [busy, setBusy] = useState<"email" | "password" | "link" | null>(null);
  const [error, setError] = useState<string | null>(notice);

  const typed = () => (form.current ? textsOf(form.current, ["email", "password"]) : { email: "", password: "" });
  const attempt = async (what: "email" | "password" | "link", act: () => Promise<void>) => {
    setBusy(what);
    setError(null);
    try {
      await act();
    } catch (thrown) {
      setError(CallError.sentence(thrown));
    }
    setBusy(null);
  };
  const withPassword = () =>
    attempt("password", async () => {
      const { email, password } = typed();
      const ok = await signInWithPassword(email, password);
      if (ok) window.location.assign(goTo);
      else setError(`That email and password don’t match. Try again, or ${words.otherwise}.`);
    });
  const withLink = (to: string) =>
    attempt("link", async () => {
      const ok = await sendMagicLink(typed().email, to);
      if (ok) router.push("/sign-in/check-email");
      else setError(words.failed);
    });
  const findRealm = () =>
    attempt("email", async () => {
      const { email } = typed();
      const found = await discover(email, goTo);
      setDomain(email.slice(email.lastIndexOf("@") + 1).trim());
      setRealm(found);
      setStep(found ? "sso" : "password");
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === "email") void findRealm();
    if (step === "password") void withPassword();
  };

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-4">
      <Failure text={error} />
      <Field label="Email">
        <Input
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          className="h-10"
          readOnly={step !== "email"}
        />
      </Field>
      {step === "sso" && realm && (
        <SingleSignOn
          realm={realm}
          domain={domain}
          words={words}
          linkBusy={busy === "link"}
          onLink={() => withLink(goTo)}
          onPassword={() => setStep("password")}
        />
      )}
      {step === "password" && (
        <>
          <Field label="Password">
            <PasswordInput name="password" autoComplete="current-password" required autoFocus className="h-10" />
          </Field>
          {/* The link signs in, and the profile then takes a new password without the current one. */}
          <button
            type="button"
            disabled={busy !== null}
            onClick={() => withLink("/settings/profile")}
            className={cn(linkLook, "-mt-1.5 justify-self-start text-sm")}
          >
            Forgot your password?
          </button>
          <Button type="submit" tone="primary" size="large" busy={busy === "password"}>
            Sign in
          </Button>
          <div className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            or
          </div>
          <Button size="large" busy={busy === "link"} onClick={() => withLink(goTo)}>
            {words.ask}
          </Button>
        </>
      )}
      {/* Two elements: one whose type became `submit` while it was pressed would send the form. */}
      {step === "email" ? (
        <Button key="continue" type="submit" tone="primary" size="large" busy={busy === "email"}>
          Continue
        </Button>
      ) : (
        <Button key="back" tone="ghost" onClick={() => setStep("email")}>
          Use a different email
        </Button>
      )}
    </form>
  );
}
