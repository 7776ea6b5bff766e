"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

/** Ends the provider's access; works on every plan. */
export function TurnOff({ provider }: { provider: string }) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const turnOff = async () => {
    const done = await run(async () => {
      await call("PUT /settings/scim", { body: { enabled: false } });
      return "Provisioning is off.";
    });
    if (done) setAsked(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        Turn off
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Turn off provisioning?"
        description={`The token stops right away, and changes at ${provider} no longer reach this workspace. Nobody loses access: you manage people under Members again. Turning it back on creates a new token.`}
        confirmLabel="Turn off"
        busy={busy}
        onConfirm={() => void turnOff()}
      />
    </>
  );
}
