"use client";
import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call, type Given } from "@/lib/api/client/call";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";

type Props = {
  title: string;
  onTitle: (title: string) => void;
  /** What the report will be made from, or why it can't be made yet. */
  wish: Given<"POST /reports"> | { missing: ReactNode };
  children: ReactNode;
};

/** The form of a new report, with what all kinds share: a title, and the button. */
export function ReportForm({ title, onTitle, wish, children }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ("missing" in wish) return;
    void run(async () => {
      const named = title.trim() ? { title: title.trim() } : {};
      router.push(`/reports/${(await call("POST /reports", { body: { ...wish.body, ...named } })).id}`);
    });
  };
  return (
    <form onSubmit={submit} className="grid min-w-0 grid-cols-1 content-start gap-5">
      <Failure text={error} />
      {children}
      <Field label="Title (optional)" hint="If left empty, the report is named after what it’s about.">
        <Input
          maxLength={LONGEST_NAME}
          placeholder="Why trial users leave the checkout"
          value={title}
          onChange={({ target }) => onTitle(target.value)}
        />
      </Field>
      <footer className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="primary" size="large" busy={busy} disabled={"missing" in wish}>
          Write report
        </Button>
        {"missing" in wish && <span className="text-muted-foreground text-sm">{wish.missing}</span>}
      </footer>
    </form>
  );
}
