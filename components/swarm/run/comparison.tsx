import { PageLink } from "@/components/ui/links/page-link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import type { RunDetail } from "../shapes";

type Props = { studyId: string; comparison: NonNullable<RunDetail["comparison"]> };

/** What changed since the previous run: what is gone, what is still there, and what is new. */
export function Comparison({ studyId, comparison }: Props) {
  const { number, runId, fixed, still, added } = comparison;
  const parts = [
    { label: "No longer found", items: fixed },
    { label: "Still there", items: still },
    { label: "New", items: added },
  ];
  return (
    <Section
      title="Since the previous run"
      action={
        <PageLink
          href={`/studies/${studyId}/runs/${runId}`}
          className="rounded-sm text-primary-text text-sm hover:underline"
        >
          Run {number}
        </PageLink>
      }
    >
      <div className="grid grid-cols-1 gap-3 min-[720px]:grid-cols-3">
        {parts.map(({ label, items }) => (
          <Panel key={label} className="grid content-start gap-2 p-4">
            <h3 className="flex items-baseline justify-between font-medium">
              {label} <span className="text-lg tabular-nums">{items.length}</span>
            </h3>
            {items.length === 0 ? (
              <p className="text-muted-foreground text-sm">None</p>
            ) : (
              <ul className="wrap-anywhere grid gap-1 text-sm">
                {items.map(({ id, title }) => (
                  <li key={id}>
                    <PageLink href={`/studies/${studyId}/findings/${id}`} className="rounded-sm hover:underline">
                      {title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        ))}
      </div>
    </Section>
  );
}
