"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

export function RemoveDomain({ id, domain, isVerified }: { id: string; domain: string; isVerified: boolean }) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const remove = async () => {
    const done = await run(async () => {
      await call("DELETE /settings/domains/{id}", { params: { id } });
      return `${domain} was removed.`;
    });
    if (done) setAsked(false);
  };
  return (
    <>
      <Button size="small" aria-label={`Remove ${domain}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Remove ${domain}?`}
        description={
          isVerified
            ? `People with an address on it can no longer use single sign-on, and a provider invites them by email instead of adding them. Nobody loses access to this workspace.`
            : "Its record is no longer valid. Adding it again gives you a new one."
        }
        confirmLabel="Remove domain"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
