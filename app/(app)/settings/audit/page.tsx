import { Download } from "lucide-react";
import { notFound } from "next/navigation";
import { z } from "zod";
import { AuditFilters as Filters } from "@/components/settings/audit/audit-filters";
import { auditPath, auditQuery } from "@/components/settings/audit/audit-path";
import { AuditTable } from "@/components/settings/audit/audit-table";
import { VerifyLog } from "@/components/settings/audit/verify-log";
import { Button } from "@/components/ui/button";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { EmptyState } from "@/components/ui/states/empty-state";
import { AuditFilters, toAuditEntry } from "@/lib/api/settings/audit";
import { pageFor } from "@/lib/http/pages/page-for";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { list } from "@/lib/services/audit/list";
import { listActors } from "@/lib/services/audit/list-actors";

export const metadata = { title: "Audit log" };

const PAGE_LENGTH = 50;
const word = z.string().max(100).catch("");
const View = z.object({
  actor: word,
  kind: word,
  action: word,
  surface: word,
  target: word,
  from: z.iso.date().catch(""),
  to: z.iso.date().catch(""),
});

type Props = { searchParams: SearchParams };

export default async function AuditPage({ searchParams }: Props) {
  const { cursor, ...given } = await readQuery(searchParams);
  const { ctx } = await pageFor("workspace.manage");
  const view = View.parse(given);
  const query = auditQuery(view);
  const filters = AuditFilters.safeParse(query);
  if (!filters.success) notFound();
  const [{ items, nextCursor }, actors] = await pageOrNotFound(
    Promise.all([list(ctx, { ...filters.data, cursor, limit: PAGE_LENGTH }), listActors(ctx)]),
  );
  const exported = (format: string) => `/api/settings/audit/export?${new URLSearchParams({ format, ...query })}`;
  const who = actors.map(({ id, label, group }) => ({
    value: id,
    label: group === "People" ? label : `${label} (${group.toLowerCase()})`,
  }));
  const isFiltered = Object.keys(query).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1 text-pretty text-muted-foreground">
          Who changed what in this workspace, and from where. Entries are permanent.
        </p>
        <div className="flex gap-2">
          {(["csv", "jsonl"] as const).map((format) => (
            <Button key={format} asChild>
              <a href={exported(format)} download>
                <Download aria-hidden />
                {format === "csv" ? "CSV" : "JSON lines"}
              </a>
            </Button>
          ))}
        </div>
      </div>
      <Filters view={view} actors={[{ value: "", label: "Anyone" }, ...who]} />
      <Panel>
        {items.length > 0 ? (
          <AuditTable entries={items.map(toAuditEntry)} />
        ) : (
          <EmptyState title={isFiltered ? "No entries match these filters" : "Nothing has happened yet"}>
            {isFiltered ? "Widen the dates or remove a filter." : "The first change will be listed here."}
          </EmptyState>
        )}
      </Panel>
      <Pager href={nextCursor && auditPath(view, nextCursor)} backHref={cursor ? auditPath(view) : null} />
      <VerifyLog />
    </>
  );
}
