"use client";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { endConnection } from "@/lib/api/settings-connections";

export function EndConnection({ id, name }: { id: string; name: string }) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const end = () =>
    run(async () => {
      await call(endConnection, { params: { id } });
      setAsked(false);
      return `${name} is no longer connected.`;
    });
  return (
    <>
      <Button size="small" aria-label={`End the connection of ${name}`} onClick={() => setAsked(true)}>
        End
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`End the connection of ${name}?`}
        description="Its next call is refused. To come back it has to be connected again; what it drafted and its chats stay."
        confirmLabel="End connection"
        busy={busy}
        onConfirm={end}
      />
    </>
  );
}
