"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SettingCard } from "@/components/ui/setting-card";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { type AuditVerdict, verifyAudit } from "@/lib/api/settings-audit";
import { AuditVerdictNote } from "./audit-verdict-note";

const NOTED = /^\s*(\d{1,15})\s*[:\s]\s*([0-9a-f]{64})\s*$/i;

/** Checks the chain, and compares it with what was noted elsewhere at an earlier check, "number:hash". */
export function VerifyLog() {
  const { busy, error, run } = useAction();
  const [noted, setNoted] = useState("");
  const [verdict, setVerdict] = useState<AuditVerdict | null>(null);
  const [, sequence, hash] = NOTED.exec(noted) ?? [];
  const isUnread = noted.trim() !== "" && !hash;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = sequence && hash ? { sequence: Number(sequence), hash: hash.toLowerCase() } : undefined;
    void run(async () => setVerdict(await call(verifyAudit, { body: { noted: given } })));
  };
  return (
    <form onSubmit={submit}>
      <SettingCard
        title="Verify"
        description="Every entry carries a hash over itself and the one before. Verifying goes through all of them and names the first that was changed, taken out or put in afterwards."
        hint="Keep the number and hash of the last entry somewhere else: with them, a later check also shows whether the log was made anew."
        action={
          <Button type="submit" busy={busy} disabled={isUnread}>
            Verify the log
          </Button>
        }
      >
        <Field
          label="Last entry from an earlier check"
          hint="Optional. As it was shown: a number, a colon and 64 characters."
          error={isUnread ? "Paste it as it was shown, such as 120:9f86d0…" : undefined}
        >
          <Input
            value={noted}
            onChange={({ target }) => setNoted(target.value)}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-xs"
          />
        </Field>
        {error && <Callout tone="danger">{error}</Callout>}
        {verdict && <AuditVerdictNote verdict={verdict} />}
      </SettingCard>
    </form>
  );
}
