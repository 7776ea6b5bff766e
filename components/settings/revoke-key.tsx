"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { askAbout } from "@/components/ui/links/ask-about";
import { call } from "@/lib/api/client/call";

export function RevokeKey({ id, name }: { id: string; name: string }) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const revoke = () =>
    run(async () => {
      await call("DELETE /settings/keys/{id}", { params: { id } });
      setAsked(false);
      return `“${name}” was revoked.`;
    });
  return (
    <>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={() => setAsked(true)}>
        Revoke
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={askAbout("Revoke", name)}
        description="Anything that uses this key is refused from now on. This can’t be undone."
        confirmLabel="Revoke key"
        busy={busy}
        onConfirm={revoke}
      />
    </>
  );
}
