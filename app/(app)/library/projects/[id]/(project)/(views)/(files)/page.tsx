import type { Metadata } from "next";
import { AddFiles } from "@/components/library/add-files";
import { FileActions } from "@/components/library/file-actions";
import { FileTable } from "@/components/library/file-table";
import { ProjectAnalysis } from "@/components/library/project-analysis";
import { StudyTable } from "@/components/studies/list/study-table";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import { RefreshWhile } from "@/components/ui/refresh-while";
import { Section } from "@/components/ui/section";
import { toLibraryFile } from "@/lib/api/library";
import { toStudySummary } from "@/lib/api/study-shapes";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/read-query";
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
  const [{ id }, { cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const query = { projectId: id, cursor, limit: PAGE_LENGTH };
  const [{ items: studies }, { items, nextCursor }, analysis] = await Promise.all([
    pageOrNotFound(listStudies(ctx, { projectId: id, limit: STUDIES_SHOWN })),
    pageOrNotFound(listFiles(ctx, query)),
    pageOrNotFound(latestJobs(ctx, id)),
  ]);
  const { autoTag, sentiment } = analysis;
  const isUnderWay = [autoTag, sentiment].some((job) => job?.status === "queued" || job?.status === "running");
  const isHeard = items.some(({ transcriptStatus }) => transcriptStatus === "ready");
  const canWrite = may(ctx, "file.write");
  const here = `/library/projects/${id}`;
  const files = (
    <Panel>
      <FileTable files={items.map(toLibraryFile)} actions={(file) => <FileActions file={file} canWrite={canWrite} />} />
    </Panel>
  );
  return (
    <>
      <RefreshWhile active={isUnderWay || items.some(({ status }) => status === "processing")} />
      {(autoTag || sentiment || (items.length > 0 && canWrite)) && (
        <ProjectAnalysis projectId={id} analysis={analysis} canWrite={canWrite} isHeard={isHeard} />
      )}
      {canWrite && <AddFiles projectId={id} roomy={items.length === 0 && studies.length === 0} />}
      {studies.length > 0 && (
        <Section title="Studies">
          <Panel>
            <StudyTable studies={studies.map(toStudySummary)} />
          </Panel>
        </Section>
      )}
      {items.length > 0 && (studies.length > 0 ? <Section title="Files">{files}</Section> : files)}
      {items.length === 0 && studies.length === 0 && (
        <EmptyState art={<Art scene="files" />} title="Nothing to listen to yet">
          {canWrite
            ? "Add the first transcript above. In a few seconds, you can read it, search it, and ask about it."
            : "Nobody has added a file to this project."}
        </EmptyState>
      )}
      <Pager href={nextCursor && `${here}?cursor=${encodeURIComponent(nextCursor)}`} backHref={cursor ? here : null} />
    </>
  );
}
