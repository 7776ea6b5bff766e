"use client";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";

type Props = {
  speaker: string | null;
  where: "everywhere" | "here";
  /** How many lines get the new name. */
  lineCount: number;
  speakers: string[];
  save: (name: string) => Promise<void>;
  onClosed: () => void;
};

/** Asks for a speaker's name; an existing one merges the two speakers. */
export function NameDialog({ speaker, where, lineCount, speakers, save, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState(where === "everywhere" ? (speaker ?? "") : "");
  const names = useId();
  const wanted = name.trim();
  const isMerge = where === "everywhere" && wanted !== speaker && speakers.includes(wanted);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const rename = async () => {
    if (wanted !== (speaker ?? "")) await save(wanted);
    close();
  };
  const lines = lineCount === 1 ? "one line" : `${lineCount.toLocaleString("en")} lines`;
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => !on && close()}
      title={where === "everywhere" ? "Rename speaker everywhere" : "Who is speaking?"}
      description={`${where === "everywhere" ? `${speaker ?? "Unknown speaker"} has` : "This changes"} ${lines}. Quotes made from them change too.`}
    >
      <DialogForm submitLabel={isMerge ? "Merge" : "Rename"} onSubmit={rename} onCancel={close}>
        <Field
          label="Name"
          hint={isMerge ? `${wanted} already speaks here. The two will become one speaker.` : undefined}
        >
          <Input
            required
            maxLength={LONGEST_NAME}
            list={names}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <datalist id={names}>
          {speakers.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </DialogForm>
    </Dialog>
  );
}
