import { AddFiles } from "@/components/library/add-files";
import { FileActions } from "@/components/library/file-actions";
import { FileTable } from "@/components/library/file-table";
import { LibraryFrame } from "@/components/library/library-frame";
import { NewProject } from "@/components/library/new-project";
import { ProjectMenu } from "@/components/library/project-menu";
import { ProjectTable } from "@/components/library/project-table";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import { RefreshWhile } from "@/components/ui/refresh-while";
import { toLibraryFile } from "@/lib/api/library";
import { toLibraryProject } from "@/lib/api/library-projects";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/read-query";
import { may } from "@/lib/services/access/permit";
import { list as listFiles } from "@/lib/services/files/list";
import { list as listProjects } from "@/lib/services/projects/list";

export const metadata = { title: "Library" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function LibraryPage({ searchParams }: Props) {
  const { show, cursor } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const canWrite = may(ctx, "project.write");
  const query = { cursor, limit: PAGE_LENGTH };
  const [projects, files] =
    show === "files"
      ? [null, await pageOrNotFound(listFiles(ctx, query))]
      : [await pageOrNotFound(listProjects(ctx, query)), null];
  return (
    <LibraryFrame
      shown={projects ? "projects" : "files"}
      actions={canWrite && projects && projects.items.length > 0 && <NewProject />}
    >
      {projects ? (
        <Projects {...projects} cursor={cursor} canWrite={canWrite} />
      ) : (
        <Files {...files} cursor={cursor} canWrite={canWrite} />
      )}
    </LibraryFrame>
  );
}

type ListProps = { cursor: string | undefined; canWrite: boolean };

function Projects({ items, nextCursor, cursor, canWrite }: ListProps & Awaited<ReturnType<typeof listProjects>>) {
  return (
    <>
      <Panel>
        {items.length > 0 ? (
          <ProjectTable
            projects={items.map(toLibraryProject)}
            actions={canWrite ? (project) => <ProjectMenu project={project} /> : undefined}
          />
        ) : (
          <EmptyState art={<Art scene="files" />} title="No projects yet" action={canWrite && <NewProject />}>
            A project holds one piece of research: its recordings, transcripts, and the questions you ask about them.
          </EmptyState>
        )}
      </Panel>
      <Pager
        href={nextCursor && `/library?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor ? "/library" : null}
      />
    </>
  );
}

function Files({ items, nextCursor, cursor, canWrite }: ListProps & Awaited<ReturnType<typeof listFiles>>) {
  return (
    <>
      <RefreshWhile active={items.some(({ status }) => status === "processing")} />
      {canWrite && <AddFiles projectId={null} roomy={items.length === 0} />}
      {items.length > 0 && (
        <Panel>
          <FileTable
            showProject
            files={items.map(toLibraryFile)}
            actions={(file) => <FileActions file={file} canWrite={canWrite} />}
          />
        </Panel>
      )}
      {items.length === 0 && (
        <EmptyState art={<Art scene="files" />} title="No files yet">
          {canWrite
            ? "Add the first transcript above, or open a project and add it there to keep it with its research."
            : "Nobody has added a file."}
        </EmptyState>
      )}
      <Pager
        href={nextCursor && `/library?show=files&cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor ? "/library?show=files" : null}
      />
    </>
  );
}
