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
import { renameWorkspace } from "@/lib/api/settings-workspace";

type Props = { initial: string; canRename: boolean };

export function WorkspaceForm({ initial, canRename }: Props) {
  const router = useRouter();
  const [name, setName] = useState(initial);
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await run(async () => {
      await call(renameWorkspace, { body: { name: name.trim() } });
    });
    if (!saved) return;
    toast.success("The workspace is renamed.");
    router.refresh();
  };
  return (
    <form onSubmit={submit}>
      <SettingCard
        title="Workspace name"
        description="Everybody in the workspace sees it, and it stands in mails."
        hint={canRename ? "Up to 120 characters." : "Only admins can change it."}
        action={
          canRename && (
            <Button type="submit" tone="primary" busy={busy} disabled={name.trim() === initial}>
              Save
            </Button>
          )
        }
      >
        <div className="max-w-sm">
          <Field label="Workspace name" hideLabel error={error ?? undefined}>
            <Input
              required
              maxLength={120}
              readOnly={!canRename}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </div>
      </SettingCard>
    </form>
  );
}
