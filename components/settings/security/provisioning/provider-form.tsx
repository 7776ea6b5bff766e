"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import { LONGEST_PROVIDER_NAME } from "@/lib/core/limits/name-limits";

/** The provider's name here. */
export function ProviderForm({ providerName }: { providerName: string | null }) {
  const [typed, setTyped] = useState(providerName ?? "");
  const { busy, run } = useCall();
  const name = typed.trim() || null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      await call("PUT /settings/scim", { body: { enabled: true, providerName: name } });
      return name ? `The provider is now called ${name}.` : "The provider no longer has a name.";
    });
  };
  return (
    <form onSubmit={save} className="grid max-w-sm grid-cols-1 justify-items-start gap-3">
      <div className="w-full">
        <Field label="Provider" hint="The audit log shows its changes under this name.">
          <Input
            maxLength={LONGEST_PROVIDER_NAME}
            placeholder="Okta"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {name !== providerName && (
        <Button type="submit" tone="primary" size="small" busy={busy}>
          Save
        </Button>
      )}
    </form>
  );
}
