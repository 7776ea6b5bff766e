"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyOnce } from "@/components/ui/copy/copy-once";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Switch } from "@/components/ui/fields/switch";
import { call } from "@/lib/api/client/call";
import { LONGEST_KEY_NAME } from "@/lib/core/limits/name-limits";

/** Creates a key and shows its secret once: only “Done” discards it. */
export function NewKey() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const change = (to: boolean) => {
    setOpen(to);
    if (!to && secret) router.refresh();
    if (!to) setSecret(null);
  };
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus /> New key
      </Button>
      <Dialog
        open={open || secret !== null}
        onOpenChange={change}
        kept={secret !== null}
        title={secret ? "Your new key" : "New key"}
        description={secret ? undefined : "It acts as you in this workspace, with a member’s rights at most."}
        className="max-w-lg"
      >
        {secret ? (
          <>
            <CopyOnce secret={secret} what="key" />
            <footer className="flex justify-end">
              <Button tone="primary" onClick={() => change(false)}>
                Done
              </Button>
            </footer>
          </>
        ) : (
          <KeyForm close={() => change(false)} onMade={setSecret} />
        )}
      </Dialog>
    </>
  );
}

function KeyForm({ close, onMade }: { close: () => void; onMade: (secret: string) => void }) {
  const [name, setName] = useState("");
  const [readOnly, setReadOnly] = useState(false);
  const switchId = useId();
  const make = async () =>
    onMade((await call("POST /settings/keys", { body: { name: name.trim(), readOnly } })).secret);
  return (
    <DialogForm submitLabel="Create key" onSubmit={make} onCancel={close}>
      <Field label="Name" hint="What will use it, so you know which one to revoke.">
        <Input
          required
          maxLength={LONGEST_KEY_NAME}
          placeholder="Weekly export"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="flex items-start justify-between gap-4 rounded-md border p-3">
        <div className="grid gap-0.5">
          <label htmlFor={switchId} className="font-medium">
            Read only
          </label>
          <p className="text-muted-foreground text-sm">
            It can read everything and ask Eva, but can’t change anything.
          </p>
        </div>
        <Switch id={switchId} checked={readOnly} onCheckedChange={setReadOnly} />
      </div>
    </DialogForm>
  );
}
