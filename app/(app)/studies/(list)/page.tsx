import { Page } from "@/components/shell/page";
import { filtersPath } from "@/components/studies/list/filters-path";
import { StudyFilters } from "@/components/studies/list/study-filters";
import { StudyMenu } from "@/components/studies/list/study-menu";
import { StudyTable } from "@/components/studies/list/study-table";
import { NewStudyLink } from "@/components/studies/new-study-link";
import { StartFromQuestion } from "@/components/studies/start-from-question";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toStudySummary } from "@/lib/api/studies/shapes";
import { STUDY_STATUSES, STUDY_TYPES } from "@/lib/core/study/types";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { get as getProject } from "@/lib/services/projects/get";
import { countByStatus } from "@/lib/services/studies/count-by-status";
import { list } from "@/lib/services/studies/list";

export const metadata = { title: "Studies" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function StudiesPage({ searchParams }: Props) {
  const given = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const status = STUDY_STATUSES.find((value) => value === given.status);
  const type = STUDY_TYPES.find((value) => value === given.type);
  const { q = "", project = "" } = given;
  const narrowed = { type, q: q || undefined, projectId: project || undefined };
  const [{ items, nextCursor }, counts, { name: projectName } = { name: null }] = await Promise.all([
    pageOrNotFound(list(ctx, { ...narrowed, status, cursor: given.cursor, limit: PAGE_LENGTH })),
    countByStatus(ctx, narrowed),
    project ? pageOrNotFound(getProject(ctx, project)) : undefined,
  ]);
  const canWrite = may(ctx, "study.write");
  const filters = { status: status ?? "", type: type ?? "", q, project };
  const isFiltered = Object.values(filters).some(Boolean);
  const isEmpty = items.length === 0 && !isFiltered && !given.cursor;
  return (
    <Page
      crumbs={[{ label: "Studies" }]}
      title="Studies"
      description="Interviews and surveys with real people, from your question to what they said."
      actions={canWrite && !isEmpty && <NewStudyLink />}
    >
      {isEmpty ? (
        <Panel>
          <EmptyState
            art={<Art scene="voice" />}
            title={canWrite ? "What do you want to learn?" : "No studies yet"}
            action={
              canWrite && (
                <div className="mt-2 w-[min(30rem,calc(100vw-96px))]">
                  <StartFromQuestion />
                </div>
              )
            }
          >
            {canWrite
              ? "Ask it as one question. Eva drafts whom to ask and what to ask. You can change every word."
              : "Nobody in this workspace has started a study yet."}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <StudyFilters
            key={filtersPath({ ...filters, q: "" })}
            filters={filters}
            counts={counts}
            projectName={project ? (projectName ?? "Untitled project") : null}
          />
          <Panel>
            {items.length > 0 ? (
              <StudyTable
                studies={items.map(toStudySummary)}
                actions={
                  canWrite ? (study) => <StudyMenu study={study} canDelete={may(ctx, "study.delete")} /> : undefined
                }
              />
            ) : (
              <EmptyState title="No studies match">Remove a filter or search for other words.</EmptyState>
            )}
          </Panel>
          <Pager
            href={nextCursor && filtersPath(filters, nextCursor)}
            backHref={given.cursor ? filtersPath(filters) : null}
          />
        </>
      )}
    </Page>
  );
}
