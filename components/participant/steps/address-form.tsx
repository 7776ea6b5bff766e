"use client";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { isMailAddress, LONGEST_MAILBOX } from "@/lib/core/mail/is-mail-address";
import { fill } from "@/lib/core/text/fill";
import { BigButton } from "../big-button";
import type { View } from "../shapes";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { amount } from "../words/amount";
import { useWords } from "../words/words-context";

type Props = { view: View; onLeave: (email: string) => Promise<void>; onFocus?: () => void };

/** Asks people whom nobody can reach where their reward, or what was decided, can be sent. */
export function AddressForm({ view, onLeave, onFocus }: Props) {
  const { words, language } = useWords();
  const { address, booking } = words;
  const known = view.participant?.email ?? null;
  const [email, setEmail] = useState("");
  const [changes, setChanges] = useState(false);
  const [wrong, setWrong] = useState(false);
  // What was pressed goes away with what it was pressed for: the focus goes to what takes its place.
  const [pressed, setPressed] = useState(false);
  const { busy, error, problems, run } = useAct();
  const field = useRef<HTMLInputElement>(null);
  const need = view.addressNeed;
  if (need === null) return null;
  const facts = { workspace: view.study.workspaceName, amount: amount(view.thanks?.rewardCents ?? 0, language) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isWrong = !isMailAddress(email);
    setWrong(isWrong);
    if (isWrong) return field.current?.focus();
    setPressed(true);
    if (await run(() => onLeave(email.trim()))) setChanges(false);
    else field.current?.focus();
  };
  const isRefused = wrong || problems.includes("email");
  if (known && !changes)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <span role="status">{fill(address.saved, { email: known })}</span>
        <Button autoFocus={pressed} tone="ghost" className="-ms-3 h-11" onClick={() => setChanges(true)}>
          {address.change}
        </Button>
      </p>
    );
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <Field
        label={fill(address[need], facts)}
        hint={fill(need === "reward" ? address.rewardNote : address.decisionNote, facts)}
        error={isRefused ? booking.emailWrong : undefined}
      >
        <Input
          ref={field}
          autoFocus={changes}
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={LONGEST_MAILBOX}
          value={email}
          onFocus={onFocus}
          onChange={(event) => setEmail(event.target.value)}
          className="h-12 rounded-md px-3.5 text-md rtl:text-right"
        />
      </Field>
      <Trouble>{isRefused ? null : error}</Trouble>
      <div>
        <BigButton type="submit" tone={view.thanks?.redirectUrl ? "secondary" : "primary"} busy={busy}>
          {address.save}
        </BigButton>
      </div>
    </form>
  );
}
