"use client";
import { useState } from "react";
import { signOut } from "@/components/shell/sign-out";
import { toast } from "@/components/ui/dialogs/toast";
import { linkLook } from "@/components/ui/links/link-look";

/** Signs out, and returns to this request after signing in as someone else. */
export function AnotherAccount() {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOut(`/sign-in?${new URLSearchParams({ next: window.location.pathname })}`).catch(() => {
      setBusy(false);
      toast.error("Couldn’t sign you out. Try again.");
    });
  };
  return (
    <button type="button" disabled={busy} onClick={leave} className={linkLook}>
      Use a different account
    </button>
  );
}
