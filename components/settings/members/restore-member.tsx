"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { restoreMember } from "@/lib/api/settings-members";

/** Brings a person back with the role they had. */
export function RestoreMember({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await call(restoreMember, { params: { id } });
      toast.success(`${name} is back.`);
      router.refresh();
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} aria-label={`Bring ${name} back`} onClick={() => void restore()}>
      Bring back
    </Button>
  );
}
