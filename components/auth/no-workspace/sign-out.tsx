"use client";
import { signOut } from "@/components/shell/sign-out";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";

export function SignOut() {
  const { busy, run } = useAction();
  const leave = () => run(() => signOut().catch(toast.failed));
  return (
    <Button busy={busy} onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
