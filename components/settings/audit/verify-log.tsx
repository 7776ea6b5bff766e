"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { AuditVerdict } from "@/lib/api/settings/audit";
import { AuditVerdictNote } from "./audit-verdict-note";

const NOTED = /^\s*(\d{1,15})\s*[:\s]\s*([0-9a-f]{64})\s*$/i;

/** Verifies the chain, and compares it with what was noted elsewhere at an earlier check, "number:hash". */
export function VerifyLog() {
  const { busy, error, run } = useAction();
  const [noted, setNoted] = useState("");
  const [verdict, setVerdict] = useState<AuditVerdict | null>(null);
  const [, sequence, hash] = NOTED.exec(noted) ?? [];
  const isUnread = noted.trim() !== "" && !hash;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = sequence && hash ? { sequence: Number(sequence), hash: hash.toLowerCase() } : undefined;
    void run(async () => setVerdict(await call("POST /settings/audit/verify", { body: { noted: given } })));
  };
  return (
    <form onSubmit={submit}>
      <SettingCard
        title="Verify"
        description="Each entry carries a hash of itself and the one before it. Verifying checks them all and names the first one that was changed, removed, or added afterward."
        hint="Keep the last entry’s number and hash somewhere else. With them, a later check also shows whether the log was recreated."
        action={
          <Button type="submit" busy={busy} disabled={isUnread}>
            Verify the log
          </Button>
        }
      >
        <Field
          label="Last entry from an earlier check"
          hint="Optional. Enter it as shown: a number, a colon, and 64 characters."
          error={isUnread ? "Paste it as shown, such as 120:9f86d0…" : undefined}
        >
          <Input
            value={noted}
            onChange={({ target }) => setNoted(target.value)}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-xs"
          />
        </Field>
        <Failure text={error} />
        {verdict && <AuditVerdictNote verdict={verdict} />}
      </SettingCard>
    </form>
  );
}
