"use client";
import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

export function SendTest({ id }: { id: string }) {
  const { busy, run } = useCall();
  const send = () =>
    run(async () => {
      await call("POST /settings/webhooks/{id}/test", { params: { id }, body: {} });
      return "A test event is on its way. See the result below.";
    });
  return (
    <Button busy={busy} onClick={send}>
      <Send /> Send a test
    </Button>
  );
}
