"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";

/** Goes to the provider in this window, and returns to this page with the result. */
export function TestSignIn({ isNext }: { isNext: boolean }) {
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    try {
      window.location.assign((await call("POST /settings/sso/test", { body: {} })).url);
    } catch (thrown) {
      toast.failed(thrown);
      setBusy(false);
    }
  };
  return (
    <Button size="small" tone={isNext ? "primary" : "secondary"} busy={busy} onClick={() => void test()}>
      Test sign-in
    </Button>
  );
}
