import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { mayFinish } from "@/lib/core/study/may-finish";
import { whyNoMore } from "@/lib/core/study/why-no-more";
import type { StudySummary } from "../shapes";
import { StudyActions } from "./study-actions";
import { StudyFacts } from "./study-facts";
import { StudyTabs } from "./study-tabs";

type Props = { study: StudySummary; canWrite: boolean; canDelete: boolean; children: ReactNode };

const EVERY_MS = 5000;

/** The head that all views of a study share; while it is running, the page updates by itself. */
export function StudyFrame({ study, canWrite, canDelete, children }: Props) {
  const takesMore = whyNoMore({ ...study, ...study.settings }) === null;
  const goesOn = study.status === "running" || (study.counts.inProgress > 0 && mayFinish(study));
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: study.title }]}
      title={study.title}
      description={<StudyFacts study={study} />}
      actions={canWrite && <StudyActions study={study} takesMore={takesMore} canDelete={canDelete} />}
      wideActions={takesMore && study.status === "ended"}
    >
      <RefreshWhile active={goesOn} everyMs={EVERY_MS} />
      <StudyTabs study={study} />
      {children}
    </Page>
  );
}
