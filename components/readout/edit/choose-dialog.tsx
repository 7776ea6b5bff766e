"use client";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";

type Choice = { value: string; label: string; group?: string };
type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** What the list contains: "Theme". */
  label: string;
  choices: Choice[];
  submitLabel: string;
  onChoose: (value: string) => Promise<boolean>;
};

/** Asks for one of the readout's themes or claims. */
export function ChooseDialog({ open, onOpenChange, title, description, ...rest }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} {...(description && { description })}>
      <ChooseForm {...rest} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = Pick<Props, "label" | "choices" | "submitLabel" | "onChoose"> & { close: () => void };

function ChooseForm({ label, choices, submitLabel, onChoose, close }: FormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const submit = async () => {
    if (chosen !== null && (await onChoose(chosen))) close();
  };
  return (
    <DialogForm submitLabel={submitLabel} isReady={chosen !== null} onSubmit={submit} onCancel={close}>
      <fieldset className="grid max-h-[46vh] grid-cols-1 gap-0.5 overflow-y-auto rounded-md border p-1">
        <legend className="sr-only">{label}</legend>
        {choices.map(({ value, label: words, group }, at) => (
          <div key={value}>
            {group !== undefined && group !== choices[at - 1]?.group && (
              <p className="truncate px-2 pt-2 pb-1 font-medium text-muted-foreground text-xs">{group}</p>
            )}
            <label className="flex cursor-pointer items-start gap-2.5 rounded-sm px-2 py-1.5 hover:bg-muted has-checked:bg-primary-soft">
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                className="mt-0.5 size-4 shrink-0 accent-primary"
              />
              <span className="wrap-anywhere min-w-0">{words}</span>
            </label>
          </div>
        ))}
      </fieldset>
    </DialogForm>
  );
}
