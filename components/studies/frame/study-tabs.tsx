"use client";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { CountBadge } from "@/components/ui/count-badge";
import { PageLink } from "@/components/ui/links/page-link";
import { ScrollRow } from "@/components/ui/lists/scroll-row";
import type { StudySummary } from "../shapes";

type StudyView =
  | "overview"
  | "sessions"
  | "results"
  | "readout"
  | "participants"
  | "recruit"
  | "times"
  | "guide"
  | "boards"
  | "plan";
type Tab = { id: StudyView; label: string; href: string; count?: number; hidden?: boolean };
type Props = { study: Pick<StudySummary, "id" | "type" | "status" | "counts"> };

/** The part of a path that names the view, after the study's. */
const VIEW = 3;

/**
 * The views of a study as links, so that each has an address. A draft has nobody to show yet, and begins with its
 * guide.
 */
export function StudyTabs({ study: { id, type, status, counts } }: Props) {
  const view = usePathname().split("/")[VIEW];
  const isLive = type === "live-interview";
  const isDraft = status === "draft";
  const here = `/studies/${id}`;
  const ofSwarm: Tab[] = [
    { id: "overview", label: "Runs", href: here, hidden: isDraft },
    { id: "plan", label: "Plan", href: `${here}/guide` },
    { id: "boards", label: "Boards", href: `${here}/boards` },
  ];
  const guide: Tab = { id: "guide", label: "Guide", href: `${here}/guide` };
  const ofTest: Tab[] = [
    ...(isDraft ? [guide] : []),
    { id: "overview", label: "Overview", href: here, hidden: isDraft },
    { id: "sessions", label: "Sessions", href: `${here}/sessions`, count: counts.completed, hidden: isDraft },
    { id: "results", label: "Answers", href: `${here}/results`, hidden: isDraft || isLive },
    { id: "readout", label: "Readout", href: `${here}/readout`, hidden: isDraft },
    {
      id: "participants",
      label: "Participants",
      href: `${here}/participants`,
      count: counts.participants,
      hidden: isDraft,
    },
    { id: "recruit", label: "Recruit", href: `${here}/recruit` },
    { id: "times", label: "Times", href: `${here}/times`, hidden: !isLive },
    ...(isDraft ? [] : [guide]),
    { id: "boards", label: "Boards", href: `${here}/boards` },
  ];
  const at = view ? `${here}/${view}` : "";
  // A link may lead to a view that a draft doesn't offer yet.
  const tabs = (type === "swarm" ? ofSwarm : ofTest).filter(({ hidden, href }) => !hidden || href === at);
  const shown = (tabs.find(({ href }) => href === (at || here)) ?? tabs[0])?.id ?? "";
  return (
    <ScrollRow label="Views of the study" shown={shown} className="flex gap-5 border-b print:hidden">
      {tabs.map(({ id: tab, label, href, count }) => (
        <PageLink
          key={tab}
          href={href}
          aria-current={tab === shown ? "page" : undefined}
          className={cn(
            "inline-flex items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-0.5 pt-1 pb-2 pointer-coarse:pt-3.5 font-medium text-muted-foreground -outline-offset-2 hover:text-foreground focus-visible:rounded-sm",
            tab === shown && "border-primary text-foreground",
          )}
        >
          {label}
          {count !== undefined && count > 0 && <CountBadge count={count} />}
        </PageLink>
      ))}
    </ScrollRow>
  );
}
