"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { LONGEST_OWN_NAME } from "@/lib/core/limits/name-limits";

type Props = {
  title: string;
  description: string;
  label: string;
  initial: string;
  autoComplete?: string;
  /** Why the name can't be changed here; if omitted, it can. */
  locked?: string;
  saved: string;
  save: (name: string) => Promise<unknown>;
};

/** A setting that consists of a name. */
export function RenameCard({ title, description, label, initial, autoComplete, locked, saved, save }: Props) {
  const router = useRouter();
  const [name, setName] = useState(initial);
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(async () => {
      await save(name.trim());
    });
    if (!done) return;
    toast.success(saved);
    router.refresh();
  };
  return (
    <form onSubmit={submit}>
      <SettingCard
        title={title}
        description={description}
        hint={locked ?? "Up to 120 characters."}
        action={
          !locked && (
            <Button type="submit" tone="primary" busy={busy} disabled={name.trim() === initial}>
              Save
            </Button>
          )
        }
      >
        <div className="max-w-sm">
          <Field label={label} hideLabel error={error ?? undefined}>
            <Input
              required
              maxLength={LONGEST_OWN_NAME}
              autoComplete={autoComplete}
              readOnly={locked !== undefined}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </div>
      </SettingCard>
    </form>
  );
}
