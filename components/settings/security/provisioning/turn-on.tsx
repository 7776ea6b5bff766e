"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { call } from "@/lib/api/client/call";
import { LONGEST_PROVIDER_NAME } from "@/lib/core/limits/name-limits";
import type { Scim } from "../shapes";
import { TokenShown } from "./token-shown";

type Props = { scim: Pick<Scim, "providerName" | "baseUrl"> };

/** Turns provisioning on and shows its token once: only “Done” discards it. */
export function TurnOn({ scim, isNext }: Props & { isNext: boolean }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const change = (to: boolean) => {
    setOpen(to);
    if (!to && token) router.refresh();
    if (!to) setToken(null);
  };
  return (
    <>
      <Button tone={isNext ? "primary" : "secondary"} onClick={() => setOpen(true)}>
        Turn on provisioning
      </Button>
      <Dialog
        open={open || token !== null}
        onOpenChange={change}
        kept={token !== null}
        title={token ? "Provisioning is on" : "Turn on provisioning"}
        description={
          token ? "Give both of these to your provider." : "You’ll get a token for your provider. It’s shown only once."
        }
        className="max-w-lg grid-cols-1"
      >
        {token ? (
          <TokenShown token={token} baseUrl={scim.baseUrl} done={() => change(false)} />
        ) : (
          <TurnOnForm scim={scim} close={() => change(false)} onMade={setToken} />
        )}
      </Dialog>
    </>
  );
}

type FormProps = Props & { close: () => void; onMade: (token: string | null) => void };

function TurnOnForm({ scim, close, onMade }: FormProps) {
  const [name, setName] = useState(scim.providerName ?? "");
  const turnOn = async () => {
    const body = { enabled: true, providerName: name.trim() || null };
    onMade((await call("PUT /settings/scim", { body })).token);
  };
  return (
    <DialogForm submitLabel="Turn on" onSubmit={turnOn} onCancel={close}>
      <Field label="Provider" hint="The audit log shows its changes under this name.">
        <Input
          maxLength={LONGEST_PROVIDER_NAME}
          placeholder="Okta"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}
