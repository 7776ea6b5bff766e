"use client";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";

/** Leads to a workspace that one belongs to, also from another one. */
export function OpenWorkspace({ workspaceId, workspaceName }: { workspaceId: string; workspaceName: string }) {
  const { busy, error, run } = useAction();
  const open = () =>
    run(async () => {
      await call("POST /settings/workspace", { body: { workspaceId } });
      window.location.assign("/");
    });
  return (
    <div className="grid gap-4">
      <Failure text={error} />
      <Button tone="primary" size="large" busy={busy} onClick={() => void open()}>
        <span className="truncate">Open {workspaceName}</span>
      </Button>
    </div>
  );
}
