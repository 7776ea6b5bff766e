"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyRows } from "@/components/ui/copy/copy-rows";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { Callout } from "@/components/ui/states/callout";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { GuideTabs } from "../guide-tabs";
import type { Addresses } from "../guides/guide";
import { More } from "../more";
import type { Connection } from "../shapes";
import { type Draft, draftOf, inputFrom } from "./draft";
import { type Faults, ProviderFields } from "./provider-fields";

const KINDS = [
  { value: "oidc", title: "OpenID Connect", text: "A client ID and a secret. The simpler of the two." },
  { value: "saml", title: "SAML 2.0", text: "A certificate. For providers and policies that require it." },
] as const;

/** What we give a provider of each kind, under the names that most of them use. */
const givenTo = (kind: Draft["kind"], { redirectUri, acsUrl, entityId, metadataUrl }: Addresses) =>
  kind === "oidc"
    ? [{ label: "Redirect URI", text: redirectUri }]
    : [
        { label: "ACS URL", text: acsUrl },
        { label: "Entity ID (audience)", text: entityId },
        { label: "Metadata", text: metadataUrl },
      ];

const FIELDS = ["providerName", "issuer", "clientId", "clientSecret", "entryPoint", "certificates"] as const;

/** Puts the server's messages next to the fields they are about. */
function faultsOf(thrown: unknown): Faults {
  const problems = thrown instanceof CallError ? thrown.problems : [];
  const faults: Faults = {};
  for (const name of FIELDS) faults[name] = problems.find(({ path }) => path.startsWith(name))?.message;
  if (!Object.values(faults).some(Boolean)) faults.other = CallError.sentence(thrown);
  return faults;
}

type Props = { connection: Connection | null; at: Addresses; onSaved: () => void; onCancel: () => void };

/** Both sides of a connection: what we give the provider, and what it gives us. */
export function SsoForm({ connection, at, onSaved, onCancel }: Props) {
  const [draft, setDraft] = useState(() => draftOf(connection));
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const change = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFaults({});
    await call("PUT /settings/sso", { body: inputFrom(draft) }).then(onSaved, (thrown) => setFaults(faultsOf(thrown)));
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 divide-y">
      <div className="grid grid-cols-1 gap-5 p-4">
        <RadioCards
          legend="Sign-in method"
          choices={KINDS}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          className="pair:grid-cols-2"
        />
        <div className="grid grid-cols-1 gap-2">
          <h3 className="font-medium text-sm">Give these to your provider</h3>
          <CopyRows rows={givenTo(draft.kind, at)} />
        </div>
        <More title="Steps at your provider">
          <GuideTabs part={draft.kind} at={at} />
        </More>
      </div>
      <div className="grid grid-cols-1 gap-5 p-4">
        {faults.other && <Callout tone="danger">{faults.other}</Callout>}
        <ProviderFields
          draft={draft}
          faults={faults}
          keepsSecret={connection?.kind === "oidc" && connection.hasSecret}
          onChange={change}
        />
      </div>
      <footer className="flex justify-end gap-2 bg-background px-4 py-2.5">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy}>
          Save
        </Button>
      </footer>
    </form>
  );
}
