import Link from "next/link";
import { auditPath } from "@/components/settings/audit/audit-path";
import { ChangeTable } from "@/components/settings/audit/change-table";
import { entryFacts } from "@/components/settings/audit/entry-facts";
import { Button } from "@/components/ui/button";
import { KeyValue } from "@/components/ui/lists/key-value";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { SettingCard } from "@/components/ui/setting-card";
import { fieldText } from "@/lib/core/audit/field-text";
import { valueText } from "@/lib/core/audit/value-text";
import { loadEntry } from "./load-entry";

export const metadata = { title: "Audit log entry" };

type Props = { params: Promise<{ id: string }> };

export default async function AuditEntryPage({ params }: Props) {
  const entry = await loadEntry((await params).id);
  const details = Object.entries(entry.details).map(([name, value]) => ({
    label: fieldText(name).replace(/^./, (first) => first.toUpperCase()),
    value: valueText(value),
  }));
  return (
    <>
      <SettingCard
        title={entry.summary}
        description={entry.target.name ?? undefined}
        hint={
          entry.redactedAt ? "The content of this entry was redacted; that it happened is still proven." : undefined
        }
        action={
          entry.target.id && (
            <Button asChild>
              <Link href={auditPath({ target: entry.target.id })}>All entries about this</Link>
            </Button>
          )
        }
      >
        <KeyValue rows={entryFacts(entry)} />
      </SettingCard>
      {entry.changes && (
        <Section title="What changed">
          <Panel>
            <ChangeTable changes={entry.changes} />
          </Panel>
        </Section>
      )}
      {details.length > 0 && (
        <Section title="Details">
          <Panel className="p-5">
            <KeyValue rows={details} />
          </Panel>
        </Section>
      )}
    </>
  );
}
