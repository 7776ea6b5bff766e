"use client";
import { SlidersHorizontal } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/fields/field";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_INSTRUCTIONS } from "@/lib/core/limits/eva-limits";

type Props = {
  /** Whether the plan includes it. */
  isIncluded: boolean;
  instructions: string;
  onChange: (instructions: string) => void;
};

const TITLE = "How Eva answers";
const WHAT =
  "Tell her what to look at and how to write, such as “for engineers, in short lines” or “start with what speaks against it”. This never changes what counts as evidence.";

/**
 * Instructions for the next questions in this conversation; on smaller plans, what they are and which plans have them.
 */
export function Steering({ isIncluded, instructions, onChange }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        className={cn("px-2", instructions && "text-primary-text")}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal /> {instructions ? "Instructions set" : "Instructions"}
      </Button>
      {isIncluded ? (
        <FormDialog
          open={open}
          onOpenChange={setOpen}
          title={TITLE}
          description={WHAT}
          submitLabel="Apply"
          initial={{ text: instructions }}
          onSave={async ({ text }) => onChange(text.trim())}
        >
          {({ text }, change) => (
            <Field label="Instructions" hint="Used for the questions you ask here. Leave empty for none.">
              <Textarea
                rows={5}
                maxLength={LONGEST_INSTRUCTIONS}
                value={text}
                onChange={(event) => change({ text: event.target.value })}
              />
            </Field>
          )}
        </FormDialog>
      ) : (
        <Dialog open={open} onOpenChange={setOpen} title={TITLE} description={WHAT}>
          <p>Instructions are part of the Team and Scale plans.</p>
          <footer className="flex justify-end">
            <Button asChild tone="primary">
              <Link href="/settings/billing">See plans</Link>
            </Button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
