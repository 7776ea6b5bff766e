"use client";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { FormDialog } from "./form-dialog";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  submitLabel: string;
  initial?: string;
  placeholder?: string;
  maxLength?: number;
  onSave: (name: string) => Promise<void>;
};

/** Asks for the name of a thing. */
export function NameDialog({ initial = "", placeholder, maxLength = 200, onSave, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      initial={{ name: initial }}
      isReady={({ name }) => name.trim() !== ""}
      onSave={({ name }) => onSave(name.trim())}
    >
      {({ name }, change) => (
        <Field label="Name">
          <Input
            required
            maxLength={maxLength}
            placeholder={placeholder}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
      )}
    </FormDialog>
  );
}
