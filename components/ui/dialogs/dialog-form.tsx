"use client";
import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";

type Props = {
  submitLabel: string;
  /** Whether the form can be submitted. */
  isReady?: boolean;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

/** A dialog's form: its error, its fields, and two buttons. The dialog is closed by whatever renders this. */
export function DialogForm({ submitLabel, isReady = true, onSubmit, onCancel, children }: Props) {
  const { busy, error, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(onSubmit);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Failure text={error} />
      {children}
      <footer className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy} disabled={!isReady}>
          {submitLabel}
        </Button>
      </footer>
    </form>
  );
}
