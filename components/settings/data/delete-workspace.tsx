"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { Effects } from "@/components/ui/lists/effects";
import { SettingCard } from "@/components/ui/setting-card";
import { call } from "@/lib/api/client/call";
import type { DeletionShape } from "@/lib/api/settings/deletion";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";

const atOnce = (sendsMail: boolean) => [
  "Only admins can open the workspace, and nothing in it can be changed.",
  "API keys, connected apps, provisioning, and webhooks stop.",
  "Pending member invitations are canceled, and payments waiting for a card are closed.",
  `Interviews booked for after the 30 days are canceled${sendsMail ? ", and their participants get an email" : ". Tell their participants: no mail is sent from here"}.`,
];
const LATER = [
  "Studies, recordings, transcripts, reports, settings, and the audit log are permanently deleted.",
  "People who aren’t in another workspace lose their account.",
  "Nothing more is charged. The payment service keeps its records of past payments.",
];

function studies(running: number): string {
  const which =
    running === 0
      ? "Studies can’t start"
      : running === 1
        ? "The running study pauses"
        : `All ${running} running studies pause`;
  return `${which}, and Swarm agents stop. Participants already in an interview can finish it, and everyone can still withdraw what they said.`;
}

/** Asks for the workspace's name before anything happens. */
export function DeleteWorkspace({
  workspaceName,
  runningStudies,
  sendsMail,
}: Pick<DeletionShape, "workspaceName" | "runningStudies"> & { sendsMail: boolean }) {
  const router = useRouter();
  const [name, setName] = useState("");
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(async () => {
      await call("POST /settings/workspace/deletion", { body: { name } });
    });
    if (!done) return;
    toast.success(`The workspace will be deleted in 30 days.${sendsMail ? " All admins get an email." : ""}`);
    router.refresh();
  };
  return (
    <form onSubmit={submit}>
      <SettingCard
        title="Delete workspace"
        description="The workspace is deleted 30 days after you confirm. Until then, any admin can undo this and export everything."
        hint={
          sendsMail
            ? "All admins get an email now, and a receipt once it’s deleted."
            : "No mail is sent from here, so tell the other admins yourself."
        }
        action={
          <Button type="submit" tone="danger" busy={busy} disabled={name.trim() !== workspaceName.trim()}>
            Delete in 30 days
          </Button>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Effects title="Right away" effects={atOnce(sendsMail).toSpliced(2, 0, studies(runningStudies))} />
          <Effects title="After 30 days" effects={LATER} />
        </div>
        <div className="max-w-sm">
          <Field
            label={
              <>
                Type <span className="wrap-anywhere select-all font-semibold">{workspaceName}</span> to confirm
              </>
            }
            error={error ?? undefined}
          >
            <Input
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </div>
      </SettingCard>
    </form>
  );
}
