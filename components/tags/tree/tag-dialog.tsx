"use client";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { TagChip } from "../tag-chip";
import { Swatches } from "./swatches";
import type { TagDraft } from "./use-tags";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The parent tag, named below the heading. */
  within: string | undefined;
  submitLabel: string;
  initial: TagDraft;
  onSave: (draft: TagDraft) => Promise<unknown>;
};

/** A tag's title, color and description, for a new or an existing one. */
export function TagDialog({ within, onSave, ...dialog }: Props) {
  const save = async ({ title, color, description, parentId }: TagDraft) => {
    await onSave({ title: title.trim(), color, description: description?.trim() || null, parentId });
  };
  return (
    <FormDialog
      {...dialog}
      description={within ? `In “${within}”.` : "Tags mark what people said so you can find it again."}
      isReady={({ title }) => title.trim() !== ""}
      onSave={save}
    >
      {({ title, color, description }, change) => (
        <>
          <Field label="Name">
            <Input
              required
              maxLength={LONGEST_NAME}
              value={title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <div className="grid gap-2">
            <span className="flex items-center justify-between gap-2 font-medium text-sm">
              Color <TagChip tag={{ id: "preview", title: title.trim() || "Tag", color }} />
            </span>
            <Swatches value={color} onChange={(next) => change({ color: next })} />
          </div>
          <Field label="Description" hint="When to use this tag, for everyone who tags with you.">
            <Textarea
              rows={3}
              maxLength={LONGEST_DESCRIPTION}
              value={description ?? ""}
              onChange={(event) => change({ description: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
