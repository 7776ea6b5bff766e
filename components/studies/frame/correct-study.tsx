"use client";
import { useRouter } from "next/navigation";
import { DeadlineField } from "@/components/studies/editor/audience/deadline-field";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { call } from "@/lib/api/client/call";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import type { StudySummary } from "../shapes";

type Props = {
  study: Pick<StudySummary, "id" | "title" | "type" | "status" | "settings">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Whether people can still start, so that it matters until when. */
export const hasDeadline = ({ type, status }: Pick<StudySummary, "type" | "status">): boolean =>
  type !== "swarm" && (status === "running" || status === "paused");

/** Puts right what may still change once a study was launched: its title, and until when people may start. */
export function CorrectStudy({ study, ...dialog }: Props) {
  const router = useRouter();
  const { id, title, settings } = study;
  const isOpen = hasDeadline(study);
  const save = async (draft: { title: string; deadline: string | null }) => {
    const settingsChange = isOpen && draft.deadline !== settings.deadline && { settings: { deadline: draft.deadline } };
    await call("PATCH /studies/{id}", { params: { id }, body: { title: draft.title.trim(), ...settingsChange } });
    router.refresh();
  };
  return (
    <FormDialog
      {...dialog}
      title={isOpen ? "Title and deadline" : "Rename study"}
      description="Participants see the title. The link stays the same."
      submitLabel="Save"
      initial={{ title, deadline: settings.deadline }}
      isReady={(draft) => draft.title.trim() !== ""}
      onSave={save}
    >
      {(draft, change) => (
        <>
          <Field label="Title">
            <Input
              required
              maxLength={LONGEST_NAME}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          {isOpen && (
            <DeadlineField value={draft.deadline} error={undefined} onChange={(deadline) => change({ deadline })} />
          )}
        </>
      )}
    </FormDialog>
  );
}
