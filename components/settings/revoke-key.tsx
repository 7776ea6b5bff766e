"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { revokeKey } from "@/lib/api/settings-keys";

export function RevokeKey({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await call(revokeKey, { params: { id } });
      setAsked(false);
      toast.success(`“${name}” is revoked.`);
      router.refresh();
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={() => setAsked(true)}>
        Revoke
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Revoke “${name}”?`}
        description="Whatever uses this key is refused from this moment on. This can’t be undone."
        confirmLabel="Revoke key"
        busy={busy}
        onConfirm={revoke}
      />
    </>
  );
}
