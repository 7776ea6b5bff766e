"use client";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

/** Brings a person back with the role they had. */
export function RestoreMember({ id, name }: { id: string; name: string }) {
  const { busy, run } = useCall();
  const restore = () =>
    run(() => call("POST /settings/members/{id}/restore", { params: { id } }).then(() => `${name} is back.`));
  return (
    <Button size="small" busy={busy} aria-label={`Restore ${name}`} onClick={() => void restore()}>
      Restore
    </Button>
  );
}
