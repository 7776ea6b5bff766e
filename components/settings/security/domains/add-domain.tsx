"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";
import { LONGEST_DOMAIN } from "@/lib/core/limits/sso-text";

/** Adds a domain, which then waits for its DNS record. */
export function AddDomain({ isNext }: { isNext: boolean }) {
  const router = useRouter();
  const [domain, setDomain] = useState("");
  const { busy, error, run } = useAction();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const added = await run(async () => {
      await call("POST /settings/domains", { body: { domain: domain.trim() } });
    });
    if (!added) return;
    setDomain("");
    router.refresh();
  };
  return (
    <form onSubmit={add} className="flex items-start gap-2 p-4">
      <div className="min-w-0 flex-1">
        <Field label="Domain" hideLabel error={error ?? undefined}>
          <Input
            required
            maxLength={LONGEST_DOMAIN}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="example.com"
            value={domain}
            onChange={(event) => setDomain(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" size="field" tone={isNext ? "primary" : "secondary"} busy={busy}>
        Add domain
      </Button>
    </form>
  );
}
