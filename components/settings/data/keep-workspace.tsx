"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { DeletionShape } from "@/lib/api/settings/deletion";
import { longDay } from "@/lib/core/time/dates";

type Props = { workspaceName: string; deletion: NonNullable<DeletionShape["deletion"]> };

/** A workspace scheduled for deletion: when, by whom, and how to keep it. */
export function KeepWorkspace({ workspaceName, deletion: { deleteAt, requestedAt, requestedBy } }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const undo = async () => {
    const done = await run(async () => {
      await call("DELETE /settings/workspace/deletion", {});
    });
    if (!done) return;
    toast.success("The workspace stays. Keys, apps, and members work again.");
    router.refresh();
  };
  return (
    <SettingCard
      title={`${workspaceName} will be deleted on ${longDay(deleteAt)}`}
      description={`${requestedBy ?? "An admin"} requested this on ${longDay(requestedAt)}. Until then, only admins can get in, nothing can be changed, and API keys, connected apps, and webhooks are stopped.`}
      hint="Paused studies stay paused, and canceled invitations stay canceled."
      action={
        <Button tone="primary" busy={busy} onClick={() => void undo()}>
          Keep workspace
        </Button>
      }
    >
      <Failure text={error} />
    </SettingCard>
  );
}
