"use client";
import Link from "next/link";
import { signOut } from "@/components/shell/sign-out";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";

/** Signs out and returns to the invitation. */
export function ChangePerson({ token }: { token: string }) {
  const { busy, error, run } = useAction();
  return (
    <div className="grid gap-4">
      <Failure text={error} />
      <Button size="large" busy={busy} onClick={() => void run(() => signOut(`/join/${token}`))}>
        Sign out and continue
      </Button>
      <Button asChild tone="ghost">
        <Link href="/">Stay signed in</Link>
      </Button>
    </div>
  );
}
