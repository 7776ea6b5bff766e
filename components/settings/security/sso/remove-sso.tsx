"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

export function RemoveSso({ providerName }: { providerName: string }) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const remove = async () => {
    const done = await run(async () => {
      await call("DELETE /settings/sso", {});
      return `${providerName} was disconnected.`;
    });
    if (done) setAsked(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        Disconnect
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Disconnect ${providerName}?`}
        description="People stay members and sign in with a password or an emailed link from then on. Anyone who never had a password can ask for a link."
        confirmLabel="Disconnect"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
