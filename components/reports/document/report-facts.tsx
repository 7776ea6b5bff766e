import { Lock } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Report } from "@/lib/api/reports/shape";
import { TEMPLATE_FACTS } from "@/lib/core/document/templates";
import { counted } from "@/lib/core/text/counted";
import { namesOf } from "./sources";

const MOST_NAMED = 3;

/** What a report was made from, who made it, and when it was changed. */
export function ReportFacts({ report }: { report: Report }) {
  const { template, prompt, createdBy, editedBy, editedAt, updatedAt, visibility, quoteCount, findingCount } = report;
  const named = namesOf(report);
  return (
    <div className="grid gap-1.5 text-muted-foreground text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {template && <span className="font-medium text-foreground">{TEMPLATE_FACTS[template].title}</span>}
        {report.swarmRunId && <span className="font-medium text-foreground">Swarm run</span>}
        {named.length > 0 && <span>{template || report.swarmRunId ? "of" : "From"}</span>}
        {named.slice(0, MOST_NAMED).map(({ id, name, href }, at) => (
          <Link
            key={id}
            href={href}
            className="wrap-anywhere underline decoration-border-strong/60 underline-offset-2 hover:text-foreground"
          >
            {name}
            {at < Math.min(named.length, MOST_NAMED) - 1 && ","}
          </Link>
        ))}
        {named.length > MOST_NAMED && <span>and {named.length - MOST_NAMED} more</span>}
      </p>
      {prompt && <p className="line-clamp-3">Asked: “{prompt}”</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {visibility === "private" && (
          <Fact>
            <Lock aria-hidden className="size-3.5" /> Private
          </Fact>
        )}
        {createdBy && <Fact>Created by {createdBy.name ?? createdBy.email}</Fact>}
        <Fact>
          {editedBy ? `Edited by ${editedBy.name ?? editedBy.email} ` : "Updated "}
          <RelativeTime iso={editedAt ?? updatedAt} />
        </Fact>
        {findingCount > 0 && <Fact>{counted(findingCount, "AI agent finding")}</Fact>}
        {quoteCount > 0 && <Fact>{counted(quoteCount, "quote")}</Fact>}
      </p>
    </div>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1">{children}</span>;
}
