"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Panel } from "@/components/ui/panel";
import type { Addresses } from "../guides/guide";
import { NotYet } from "../not-yet";
import { SsoForm } from "./sso-form";

type Props = { at: Addresses; hasDomain: boolean; isNext: boolean };

/** Nothing connected yet: why it can't be, or the form to do it. */
export function ConnectSso({ at, hasDomain, isNext }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const saved = () => {
    toast.success("Saved. Now try a test sign-in.");
    router.refresh();
  };
  if (open)
    return (
      <Panel>
        <SsoForm connection={null} at={at} onSaved={saved} onCancel={() => setOpen(false)} />
      </Panel>
    );
  return (
    <NotYet
      title="No provider is connected"
      action={
        <Button tone={isNext ? "primary" : "secondary"} onClick={() => setOpen(true)}>
          Connect a provider
        </Button>
      }
    >
      People sign in with a password or an emailed link.
      {!hasDomain && " You can connect a provider now. It lets people in once a domain is verified."}
    </NotYet>
  );
}
