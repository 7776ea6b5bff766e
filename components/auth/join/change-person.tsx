"use client";
import { signOut } from "@/components/shell/sign-out";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useAction } from "@/components/ui/use-action";

/** Signs out and comes back to the invitation. */
export function ChangePerson({ token }: { token: string }) {
  const { busy, error, run } = useAction();
  return (
    <div className="grid gap-4">
      {error && <Callout tone="danger">{error}</Callout>}
      <Button size="large" busy={busy} onClick={() => void run(() => signOut(`/join/${token}`))}>
        Sign out and continue
      </Button>
    </div>
  );
}
