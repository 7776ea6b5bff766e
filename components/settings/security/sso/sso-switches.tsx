"use client";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import { SettingSwitch } from "../setting-switch";
import type { Connection } from "../shapes";
import { inputOf } from "./input-of";
import { wayIn } from "./way-in";

type Props = { connection: Connection; hasDomain: boolean; sendsMail: boolean };

/** Whether the sign-in page offers it, and whether it is the only way in. */
export function SsoSwitches({ connection, hasDomain, sendsMail }: Props) {
  const { enabled, required, testedAt, providerName } = connection;
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const save = (on: boolean, only: boolean, done: string) =>
    run(async () => {
      await call("PUT /settings/sso", { body: inputOf(connection, on, only) });
      return done;
    });
  const require = async () => {
    if (await save(true, true, "Single sign-on is now required.")) setAsked(false);
  };
  const mayRequire = enabled && testedAt !== null && hasDomain;
  return (
    <>
      <SettingSwitch
        label={`Sign in with ${providerName}`}
        text="The sign-in page offers it to people with an address on your verified domains. First-time sign-ins join with the default role."
        checked={enabled}
        busy={busy}
        onChange={(to) =>
          void save(to, to && required, to ? `${providerName} is now offered.` : `${providerName} is off.`)
        }
      />
      <SettingSwitch
        label="Require single sign-on"
        text={
          required || mayRequire
            ? `People with an address on your verified domains can sign in only with ${providerName}. ${wayIn(providerName, sendsMail)}`
            : "You can turn this on once a domain is verified, a test sign-in has worked, and sign-in is on, so nobody is locked out by a typo."
        }
        checked={required}
        disabled={!(required || mayRequire)}
        busy={busy}
        onChange={(to) => (to ? setAsked(true) : void save(enabled, false, "Other ways to sign in work again."))}
      />
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Require single sign-on?"
        description={`Everyone with an address on your verified domains can sign in only with ${providerName}. Everyone but you is signed out now and signs in again there. ${wayIn(providerName, sendsMail)} The audit log shows it${sendsMail ? ", and the other admins are told" : ""}.`}
        confirmLabel="Require it"
        tone="primary"
        busy={busy}
        onConfirm={() => void require()}
      />
    </>
  );
}
