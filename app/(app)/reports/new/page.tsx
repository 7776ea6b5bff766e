import { NewReport } from "@/components/reports/new/new-report";
import { NothingToWriteFrom } from "@/components/reports/new/nothing-to-write-from";
import { Page } from "@/components/shell/page";
import { pageFor } from "@/lib/http/pages/page-for";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { names } from "@/lib/services/projects/names";
import { whatHasWords } from "@/lib/services/reports/what-has-words";
import { list as listStudies } from "@/lib/services/studies/list";

export const metadata = { title: "New report" };

const MOST_STUDIES = 50;

type Props = { searchParams: SearchParams };

export default async function NewReportPage({ searchParams }: Props) {
  const { studyId = "", projectId = "" } = await readQuery(searchParams);
  const { ctx } = await pageFor("evidence.write");
  const [projects, studies, { hasWords, projectIds }] = await Promise.all([
    names(ctx, projectId),
    listStudies(ctx, { limit: MOST_STUDIES, tests: true }),
    whatHasWords(ctx),
  ]);
  return (
    <Page
      crumbs={[{ label: "Reports", href: "/reports" }, { label: "New report" }]}
      title="New report"
      description="Earshot writes a first draft with every quote linked to the second it was said. Then it’s yours to edit."
    >
      {hasWords ? (
        <NewReport
          projects={projects.map(({ id, name }) => ({
            id,
            name: name ?? "Untitled project",
            hasWords: projectIds.has(id),
          }))}
          studyId={studyId}
          projectId={projectId}
          hasStudies={studies.items.some(({ counts }) => counts.completed > 0)}
        />
      ) : (
        <NothingToWriteFrom />
      )}
    </Page>
  );
}
