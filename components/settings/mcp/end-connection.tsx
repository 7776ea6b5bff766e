"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { endConnection } from "@/lib/api/settings-connections";

export function EndConnection({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call(endConnection, { params: { id } });
      setAsked(false);
      toast.success(`${name} is no longer connected.`);
      router.refresh();
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
    setBusy(false);
  };
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
