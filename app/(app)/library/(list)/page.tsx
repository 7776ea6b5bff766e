import { AddFiles } from "@/components/library/add-files";
import { FileActions } from "@/components/library/file-actions";
import { FileTable } from "@/components/library/file-table";
import { LibraryFrame } from "@/components/library/library-frame";
import { NewProject } from "@/components/library/new-project";
import { ProjectMenu } from "@/components/library/project-menu";
import { ProjectTable } from "@/components/library/project-table";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { SearchedList } from "@/components/ui/lists/searched-list";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toLibraryFile } from "@/lib/api/library/library";
import { toLibraryProject } from "@/lib/api/library/projects";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list as listFiles } from "@/lib/services/files/list";
import { list as listProjects } from "@/lib/services/projects/list";

export const metadata = { title: "Library" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function LibraryPage({ searchParams }: Props) {
  const { show, cursor, q: asked } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const canWrite = may(ctx, "project.write");
  const q = asked || undefined;
  const query = { cursor, q, limit: PAGE_LENGTH };
  const [projects, files] =
    show === "files"
      ? [null, await pageOrNotFound(listFiles(ctx, query))]
      : [await pageOrNotFound(listProjects(ctx, query)), null];
  return (
    <LibraryFrame
      shown={projects ? "projects" : "files"}
      actions={canWrite && projects && (projects.items.length > 0 || q) && <NewProject />}
    >
      {projects ? (
        <Projects {...projects} cursor={cursor} q={q} canWrite={canWrite} />
      ) : (
        <Files {...files} cursor={cursor} q={q} canWrite={canWrite} />
      )}
    </LibraryFrame>
  );
}

type ListProps = { cursor: string | undefined; q: string | undefined; canWrite: boolean };

function Projects({ items, canWrite, ...page }: ListProps & Awaited<ReturnType<typeof listProjects>>) {
  return (
    <SearchedList
      {...page}
      things="projects"
      here="/library"
      isEmpty={items.length === 0}
      none={
        <Panel>
          <EmptyState art={<Art scene="files" />} title="No projects yet" action={canWrite && <NewProject />}>
            A project holds one piece of research: its recordings, transcripts, and the questions you ask about them.
          </EmptyState>
        </Panel>
      }
    >
      <ProjectTable
        projects={items.map(toLibraryProject)}
        actions={canWrite ? (project) => <ProjectMenu project={project} /> : undefined}
      />
    </SearchedList>
  );
}

function Files({ items, canWrite, ...page }: ListProps & Awaited<ReturnType<typeof listFiles>>) {
  return (
    <>
      <RefreshWhile active={items.some(({ status }) => status === "processing")} />
      {canWrite && <AddFiles projectId={null} roomy={items.length === 0 && !page.q} />}
      <SearchedList
        {...page}
        things="files"
        here="/library?show=files"
        isEmpty={items.length === 0}
        none={
          <EmptyState art={<Art scene="files" />} title="No files yet">
            {canWrite
              ? "Add the first transcript above, or open a project and add it there to keep it with its research."
              : "Nobody has added a file."}
          </EmptyState>
        }
      >
        <FileTable
          showProject
          selectable={canWrite}
          files={items.map(toLibraryFile)}
          actions={(file) => <FileActions file={file} canWrite={canWrite} />}
        />
      </SearchedList>
    </>
  );
}
