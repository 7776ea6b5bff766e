"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

export function EndConnection({ id, name }: { id: string; name: string }) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const end = () =>
    run(async () => {
      await call("DELETE /settings/connections/{id}", { params: { id } });
      setAsked(false);
      return `${name} was disconnected.`;
    });
  return (
    <>
      <Button size="small" aria-label={`Disconnect ${name}`} onClick={() => setAsked(true)}>
        Disconnect
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Disconnect ${name}?`}
        description="Its next call is refused, and it has to be connected again to come back. Its drafts and conversations stay."
        confirmLabel="Disconnect"
        busy={busy}
        onConfirm={end}
      />
    </>
  );
}
