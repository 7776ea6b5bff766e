"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SettingCard } from "@/components/ui/setting-card";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { updateProfile } from "@/lib/api/settings-profile";

export function NameForm({ initial }: { initial: string }) {
  const router = useRouter();
  const [name, setName] = useState(initial);
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await run(async () => {
      await call(updateProfile, { body: { name: name.trim() } });
    });
    if (!saved) return;
    toast.success("Your name is saved.");
    router.refresh();
  };
  return (
    <form onSubmit={submit}>
      <SettingCard
        title="Your name"
        description="Colleagues see it beside what you make."
        hint="Up to 120 characters."
        action={
          <Button type="submit" tone="primary" busy={busy} disabled={name.trim() === initial}>
            Save
          </Button>
        }
      >
        <div className="max-w-sm">
          <Field label="Name" hideLabel error={error ?? undefined}>
            <Input
              required
              maxLength={120}
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </div>
      </SettingCard>
    </form>
  );
}
