import type { Metadata } from "next";
import { AddFiles } from "@/components/library/add-files";
import { FileActions } from "@/components/library/file-actions";
import { FileTable } from "@/components/library/file-table";
import { ProjectAnalysis } from "@/components/library/project-analysis";
import { StudyTable } from "@/components/studies/list/study-table";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { SectionLink } from "@/components/ui/links/section-link";
import { SearchedList } from "@/components/ui/lists/searched-list";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toLibraryFile } from "@/lib/api/library/library";
import { toStudySummary } from "@/lib/api/studies/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { latestJobs } from "@/lib/services/analysis/latest-jobs";
import { list as listFiles } from "@/lib/services/files/list";
import { list as listStudies } from "@/lib/services/studies/list";
import { loadProject } from "../../../load-project";

const PAGE_LENGTH = 100;
const STUDIES_SHOWN = 20;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadProject((await params).id)).title };
}

export default async function ProjectPage({ params, searchParams }: Props) {
  const [{ id }, { cursor, q: asked }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const query = { projectId: id, cursor, q, limit: PAGE_LENGTH };
  const [{ items: studies, nextCursor: moreStudies }, { items, nextCursor }, analysis] = await Promise.all([
    pageOrNotFound(listStudies(ctx, { projectId: id, limit: STUDIES_SHOWN })),
    pageOrNotFound(listFiles(ctx, query)),
    pageOrNotFound(latestJobs(ctx, id)),
  ]);
  const { autoTag, sentiment } = analysis;
  const isUnderWay = [autoTag, sentiment].some((job) => job?.status === "queued" || job?.status === "running");
  // What a search leaves doesn't tell whether anybody is heard.
  const isHeard = q !== undefined || items.some(({ transcriptStatus }) => transcriptStatus === "ready");
  const canWrite = may(ctx, "file.write");
  const isBare = items.length === 0 && q === undefined;
  const files = (
    <SearchedList
      things="files"
      here={`/library/projects/${id}`}
      q={q}
      cursor={cursor}
      nextCursor={nextCursor}
      isEmpty={items.length === 0}
      none={
        studies.length === 0 && (
          <EmptyState art={<Art scene="files" />} title="Nothing to listen to yet">
            {canWrite
              ? "Add the first transcript above. In a few seconds, you can read it, search it, and ask about it."
              : "Nobody has added a file to this project."}
          </EmptyState>
        )
      }
    >
      <FileTable
        selectable={canWrite}
        files={items.map(toLibraryFile)}
        actions={(file) => <FileActions file={file} canWrite={canWrite} />}
      />
    </SearchedList>
  );
  return (
    <>
      <RefreshWhile active={isUnderWay || items.some(({ status }) => status === "processing")} />
      {(autoTag || sentiment || (!isBare && canWrite)) && (
        <ProjectAnalysis projectId={id} analysis={analysis} canWrite={canWrite} isHeard={isHeard} />
      )}
      {canWrite && <AddFiles projectId={id} roomy={isBare && studies.length === 0} />}
      {studies.length > 0 && (
        <Section title="Studies" action={moreStudies && <SectionLink href={`/studies?project=${id}`} of="studies" />}>
          <Panel>
            <StudyTable studies={studies.map(toStudySummary)} />
          </Panel>
        </Section>
      )}
      {studies.length > 0 && !isBare ? <Section title="Files">{files}</Section> : files}
    </>
  );
}
