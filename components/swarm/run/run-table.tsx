import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import { Panel } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { counted } from "@/lib/core/text/counted";
import type { Run } from "../shapes";
import { RUN_WORDS } from "../words";

/** The runs of a study, newest first. */
export function RunTable({ runs }: { runs: Run[] }) {
  return (
    <Panel>
      <ul className="divide-y">
        {runs.map(({ id, studyId, status, agentCount, findingCount, createdAt, error }) => (
          <li key={id}>
            <PageLink
              href={`/studies/${studyId}/runs/${id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 -outline-offset-2 hover:bg-muted"
            >
              <span data-column className="w-20 shrink-0">
                <Badge tone={RUN_WORDS[status].tone} dot pulse={status === "running"}>
                  {RUN_WORDS[status].label}
                </Badge>
              </span>
              <span className="font-medium">
                {status === "done" ? counted(findingCount, "finding") : counted(agentCount, "agent")}
              </span>
              <span className="text-muted-foreground text-sm">
                Started <RelativeTime iso={createdAt} />
              </span>
              {error && <span className="wrap-anywhere min-w-0 text-danger text-sm">{error}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
