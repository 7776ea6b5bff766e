"use client";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { saveSsoSettings } from "@/lib/api/settings-sso";
import { SettingSwitch } from "../setting-switch";
import type { Connection } from "../shapes";
import { inputOf } from "./input-of";

type Props = { connection: Connection; hasDomain: boolean };

/** Whether the sign-in page offers it, and whether there is any other way in. */
export function SsoSwitches({ connection, hasDomain }: Props) {
  const { enabled, required, testedAt, providerName } = connection;
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const save = (on: boolean, only: boolean, done: string) =>
    run(async () => {
      await call(saveSsoSettings, { body: inputOf(connection, on, only) });
      return done;
    });
  const require = async () => {
    if (await save(true, true, "Single sign-on is required now.")) setAsked(false);
  };
  const mayRequire = enabled && testedAt !== null && hasDomain;
  return (
    <>
      <SettingSwitch
        label={`Sign in with ${providerName}`}
        text="The sign-in page offers it to addresses on your verified domains. Who comes for the first time joins with the role of newcomers."
        checked={enabled}
        disabled={busy}
        onChange={(to) => void save(to, to && required, to ? `${providerName} is offered now.` : "It is off.")}
      />
      <SettingSwitch
        label="Require single sign-on"
        text={
          required || mayRequire
            ? `Addresses on your verified domains sign in with ${providerName} alone. Admins can still have a link mailed, should it fail.`
            : "This can be turned on once a domain is verified, a test sign-in has worked and sign-in is on, so that nobody is locked out by a typing mistake."
        }
        checked={required}
        disabled={busy || !(required || mayRequire)}
        onChange={(to) => (to ? setAsked(true) : void save(enabled, false, "Other ways to sign in work again."))}
      />
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Require single sign-on?"
        description={`Everybody with an address on your verified domains signs in with ${providerName} alone. They are signed out now, except you, and sign in again there. If ${providerName} ever fails you, an admin can have a sign-in link mailed; the audit log shows it, and the other admins are told.`}
        confirmLabel="Require it"
        tone="primary"
        busy={busy}
        onConfirm={() => void require()}
      />
    </>
  );
}
