"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Panel } from "@/components/ui/panel";
import type { Addresses } from "../guides/guide";
import type { Connection } from "../shapes";
import { RemoveSso } from "./remove-sso";
import { SsoForm } from "./sso-form";
import { SsoSwitches } from "./sso-switches";

type Props = {
  connection: Connection;
  at: Addresses;
  hasDomain: boolean;
  sendsMail: boolean;
  /** On a plan without single sign-on, the connection can only be removed. */
  isAvailable: boolean;
  /** What is known about it. */
  children: ReactNode;
};

/** A connection: its facts and switches, or the form while it is being changed. */
export function Connected({ connection, at, hasDomain, sendsMail, isAvailable, children }: Props) {
  const router = useRouter();
  const [isEditing, setEditing] = useState(false);
  const saved = () => {
    setEditing(false);
    toast.success("Saved.");
    router.refresh();
  };
  if (isEditing)
    return (
      <Panel>
        <SsoForm connection={connection} at={at} onSaved={saved} onCancel={() => setEditing(false)} />
      </Panel>
    );
  return (
    <Panel className="divide-y">
      <div className="grid grid-cols-1 gap-4 p-4">{children}</div>
      {isAvailable && (
        <div className="grid grid-cols-1 gap-4 p-4">
          <SsoSwitches connection={connection} hasDomain={hasDomain} sendsMail={sendsMail} />
        </div>
      )}
      <footer className="flex justify-end gap-2 bg-background px-4 py-2.5">
        {isAvailable && (
          <Button size="small" onClick={() => setEditing(true)}>
            Change
          </Button>
        )}
        <RemoveSso providerName={connection.providerName} />
      </footer>
    </Panel>
  );
}
