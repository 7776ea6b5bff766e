"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useAction } from "@/components/ui/use-action";

export type ProjectDraft = { name: string; description: string };
type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  saveLabel: string;
  initial?: ProjectDraft;
  onSave: (draft: ProjectDraft) => Promise<void>;
};

export function ProjectDialog({ open, onOpenChange, title, saveLabel, initial, onSave }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="One project holds one piece of research."
    >
      <ProjectForm saveLabel={saveLabel} initial={initial} onSave={onSave} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = Pick<Props, "saveLabel" | "initial" | "onSave"> & { close: () => void };

function ProjectForm({ saveLabel, initial, onSave, close }: FormProps) {
  const [name, setName] = useState(initial?.name ?? "");
  const [description, setDescription] = useState(initial?.description ?? "");
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => onSave({ name: name.trim(), description: description.trim() }))) close();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {error && <Callout tone="danger">{error}</Callout>}
      <Field label="Name">
        <Input
          required
          maxLength={200}
          placeholder="Checkout interviews"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="What do you want to find out?" hint="Optional. Shown under the name.">
        <Textarea maxLength={2000} value={description} onChange={(event) => setDescription(event.target.value)} />
      </Field>
      <footer className="flex justify-end gap-2">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy}>
          {saveLabel}
        </Button>
      </footer>
    </form>
  );
}
