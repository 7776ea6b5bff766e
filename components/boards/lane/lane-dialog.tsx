"use client";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import type { BoardColor } from "@/lib/core/board-colors";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { ColorChoice } from "../color-choice";

type LaneDraft = { title: string; color: BoardColor | null };
type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  submitLabel: string;
  initial?: LaneDraft;
  onSave: (draft: LaneDraft) => Promise<void>;
};

export function LaneDialog({ initial = { title: "", color: null }, onSave, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      initial={initial}
      isReady={({ title }) => title.trim() !== ""}
      onSave={({ title, color }) => onSave({ title: title.trim(), color })}
    >
      {({ title, color }, change) => (
        <>
          <Field label="Name">
            <Input
              required
              maxLength={LONGEST_NAME}
              placeholder="Price comes as a surprise"
              value={title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <div className="grid gap-1.5">
            <span className="font-medium text-sm">Color</span>
            <ColorChoice value={color} onChange={(next) => change({ color: next })} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
