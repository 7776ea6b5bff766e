"use client";
import { Field } from "./field";
import { FormDialog } from "./form-dialog";
import { Input } from "./input";

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
