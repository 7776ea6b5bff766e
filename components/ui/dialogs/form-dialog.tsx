"use client";
import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog";
import { DialogForm } from "./dialog-form";

type Props<Draft> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  submitLabel: string;
  /** The fields' values each time the dialog opens. */
  initial: Draft;
  isReady?: (draft: Draft) => boolean;
  onSave: (draft: Draft) => Promise<void>;
  /** Renders the fields. */
  children: (draft: Draft, change: (fields: Partial<Draft>) => void) => ReactNode;
};

/** A dialog with a few fields that closes once they are saved. */
export function FormDialog<Draft>({ open, onOpenChange, title, description, ...form }: Props<Draft>) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <Form {...form} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps<Draft> = Omit<Props<Draft>, "open" | "onOpenChange" | "title" | "description"> & { close: () => void };

function Form<Draft>({ submitLabel, initial, isReady, onSave, close, children }: FormProps<Draft>) {
  const [draft, setDraft] = useState(initial);
  const save = async () => {
    await onSave(draft);
    close();
  };
  return (
    <DialogForm submitLabel={submitLabel} isReady={isReady?.(draft)} onSubmit={save} onCancel={close}>
      {children(draft, (fields) => setDraft((now) => ({ ...now, ...fields })))}
    </DialogForm>
  );
}
