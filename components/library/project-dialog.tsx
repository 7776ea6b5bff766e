"use client";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "@/lib/core/limits/name-limits";

type ProjectDraft = { name: string; description: string };
type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  submitLabel: string;
  initial?: ProjectDraft;
  onSave: (draft: ProjectDraft) => Promise<void>;
};

export function ProjectDialog({ initial = { name: "", description: "" }, onSave, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      description="A project holds one piece of research."
      initial={initial}
      onSave={({ name, description }) => onSave({ name: name.trim(), description: description.trim() })}
    >
      {({ name, description }, change) => (
        <>
          <Field label="Name">
            <Input
              required
              maxLength={LONGEST_NAME}
              placeholder="Checkout interviews"
              value={name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label="What do you want to find out?" hint="Optional. Shown under the name.">
            <Textarea
              maxLength={LONGEST_DESCRIPTION}
              value={description}
              onChange={(event) => change({ description: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
