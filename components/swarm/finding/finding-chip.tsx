import { Bot } from "lucide-react";
import type { ReactNode } from "react";
import type { BoardCard } from "@/components/boards/shapes";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import { SEVERITY_WORDS } from "../words";

type Props = {
  found: BoardCard["findings"][number];
  /** Buttons next to it, outside its link. */
  actions?: ReactNode;
  className?: string;
};

/** A finding that a card rests on, linked to its steps and screenshots; a deleted one says so and isn't a link. */
export function FindingChip({ found: { finding }, actions, className }: Props) {
  const look = "grid min-w-0 flex-1 gap-1 rounded-md px-3 py-2";
  return (
    <span className={cn("flex min-w-0 items-start rounded-md border bg-surface text-left", className)}>
      {finding ? (
        <PageLink
          href={`/studies/${finding.studyId}/findings/${finding.id}`}
          className={cn(look, "transition-colors hover:bg-background")}
        >
          <span className="wrap-anywhere line-clamp-3 leading-5">{finding.title}</span>
          <ByAgents>{SEVERITY_WORDS[finding.severity].label} finding</ByAgents>
        </PageLink>
      ) : (
        <span className={look}>
          <ByAgents>This finding was deleted</ByAgents>
        </span>
      )}
      {actions && <span className="flex shrink-0 items-center p-1">{actions}</span>}
    </span>
  );
}

function ByAgents({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-muted-foreground text-sm">
      <Bot aria-hidden className="size-3.5 shrink-0 text-info" /> {children} · AI agents
    </span>
  );
}
