"use client";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";

/**
 * Accepts as the signed-in person, then reloads fully: nothing of another workspace may stay in the browser's memory.
 */
export function JoinButton({ token, workspaceName }: { token: string; workspaceName: string }) {
  const { busy, error, run } = useAction();
  const join = () =>
    run(async () => {
      const { next } = await call("POST /join", { body: { token } });
      window.location.assign(next === "open" ? "/" : "/sign-in?joined");
    });
  return (
    <div className="grid gap-4">
      <Failure text={error} />
      <Button tone="primary" size="large" busy={busy} onClick={() => void join()}>
        <span className="truncate">Join {workspaceName}</span>
      </Button>
    </div>
  );
}
