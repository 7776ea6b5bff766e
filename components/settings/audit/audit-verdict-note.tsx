import { CopyButton } from "@/components/ui/copy/copy-button";
import { Callout } from "@/components/ui/states/callout";
import type { AuditVerdict } from "@/lib/api/settings/audit";
import { counted } from "@/lib/core/text/counted";
import { exactMoment } from "@/lib/core/time/dates";

const BROKEN = {
  missing: "is missing",
  changed: "was changed after it was written",
  redacted_unrecorded: "lost its content without a record of a redaction",
  cut_off: "and everything after it is missing",
};

/** The result of a check, with the last entry (the chain's head) to keep elsewhere. */
export function AuditVerdictNote({ verdict }: { verdict: AuditVerdict }) {
  const { broken, entries, redacted, upTo, head, noted } = verdict;
  const until = upTo ? `, up to ${exactMoment(upTo)}` : "";
  const text = `${head.sequence}:${head.hash}`;
  return (
    <div className="grid gap-3">
      {broken ? (
        <Callout tone="danger" title={`Entry ${broken.sequence} ${BROKEN[broken.reason]}`}>
          Before it, {counted(entries, "entry", "entries")} are intact{until}.
          {broken.entryId && ` Its ID is ${broken.entryId}.`}
        </Callout>
      ) : (
        <Callout tone="success" title="The log is intact">
          {counted(entries, "entry", "entries")}
          {until}.{redacted > 0 && ` ${redacted} of them lost their content to redactions that are on record.`}
        </Callout>
      )}
      {noted === "matches" && <Callout tone="success">The entry you kept is still in the log, unchanged.</Callout>}
      {noted === "differs" && (
        <Callout tone="danger" title="The entry you kept isn’t in this log">
          The log was recreated or cut since that check.
        </Callout>
      )}
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 break-all font-mono text-xs">{text}</code>
        <CopyButton text={text} label="Copy the last entry’s number and hash" />
      </div>
    </div>
  );
}
