import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import { Panel } from "@/components/ui/panel";
import type { Finding } from "../shapes";
import { SEVERITY_WORDS, VERDICT_WORDS } from "../words";

type Props = { findings: Finding[]; added: ReadonlySet<string> };

/** What went wrong, worst first; the summary says which agents met it. `added` were not in the previous run. */
export function FindingList({ findings, added }: Props) {
  return (
    <Panel>
      <ul className="divide-y">
        {findings.map(({ id, studyId, title, summary, severity, verdict }) => (
          <li key={id}>
            <PageLink
              href={`/studies/${studyId}/findings/${id}`}
              className="grid grid-cols-1 gap-1 px-4 py-3 -outline-offset-2 hover:bg-muted sm:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <span>
                <Badge tone={SEVERITY_WORDS[severity].tone}>{SEVERITY_WORDS[severity].label}</Badge>
              </span>
              <span className="grid gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="wrap-anywhere min-w-0 font-medium">{title}</span>
                  {added.has(id) && <Badge tone="primary">New</Badge>}
                </span>
                <span className="wrap-anywhere text-pretty text-muted-foreground text-sm">{summary}</span>
                <span className="text-muted-foreground text-sm">{VERDICT_WORDS[verdict]}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
