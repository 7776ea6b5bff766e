import { GettingStarted } from "@/components/home/getting-started";
import { NewsList } from "@/components/home/news-list";
import { FileTable } from "@/components/library/file-table";
import { NewProject } from "@/components/library/new-project";
import { ProjectTable } from "@/components/library/project-table";
import { Page } from "@/components/shell/page";
import { StudyTable } from "@/components/studies/list/study-table";
import { StartFromQuestion } from "@/components/studies/start-from-question";
import { SectionLink } from "@/components/ui/links/section-link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toLibraryFile } from "@/lib/api/library/library";
import { toLibraryProject } from "@/lib/api/library/projects";
import { toStudySummary } from "@/lib/api/studies/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { list as listFiles } from "@/lib/services/files/list";
import { news as readNews } from "@/lib/services/home/news";
import { list as listProjects } from "@/lib/services/projects/list";
import { list as listStudies } from "@/lib/services/studies/list";
import { list as listThreads } from "@/lib/services/threads/list";

export const metadata = { title: "Home" };

const SHOWN = 5;

export default async function Home() {
  const { ctx, person } = await pageContext();
  const [news, studies, projects, files, threads] = await Promise.all([
    readNews(ctx),
    listStudies(ctx, { limit: SHOWN }),
    listProjects(ctx, { limit: SHOWN }),
    listFiles(ctx, { limit: SHOWN }),
    listThreads(ctx, { limit: 1 }),
  ]);
  const canWrite = may(ctx, "project.write");
  const firstProject = projects.items[0];
  const steps = [
    {
      title: "Create a project",
      text: "A project holds one piece of research: its recordings, transcripts, and questions.",
      href: firstProject ? "/library" : null,
      done: projects.items.length > 0,
    },
    {
      title: "Add transcripts",
      text: "VTT, SRT, Word, PDF, plain text, or a spreadsheet. Speakers and times are kept.",
      href: firstProject ? `/library/projects/${firstProject.id}` : "/library",
      done: files.items.length > 0,
    },
    {
      title: "Ask Eva",
      text: "She answers from what people said, quotes them word for word, and says when nobody did.",
      href: "/eva",
      done: threads.items.length > 0,
    },
  ];
  // Whoever has launched a study has started, without a recording of their own.
  const isUnderWay = studies.items.some(({ launchedAt }) => launchedAt !== null);
  const isEmpty = [studies, projects, files].every(({ items }) => items.length === 0);
  const name = person.name?.split(" ")[0];
  return (
    <Page
      crumbs={[{ label: "Home" }]}
      title={name ? `Hello, ${name}` : "Hello"}
      actions={canWrite && <NewProject tone="secondary" />}
    >
      {canWrite && (
        <section aria-labelledby="start-study" className="grid gap-3 rounded-lg border bg-background p-5">
          <h2 id="start-study" className="font-semibold text-md">
            What do you want to learn?
          </h2>
          <StartFromQuestion />
        </section>
      )}
      <NewsList news={news} />
      {studies.items.length > 0 && (
        <Section title="Latest studies" action={<SectionLink href="/studies" of="studies" />}>
          <Panel>
            <StudyTable studies={studies.items.map(toStudySummary)} />
          </Panel>
        </Section>
      )}
      {canWrite && !isUnderWay && steps.some(({ done }) => !done) && <GettingStarted steps={steps} />}
      {!canWrite && isEmpty && (
        <Panel>
          <EmptyState art={<Art scene="voice" />} title="Nothing here yet">
            Studies, projects, and files appear here as soon as an admin or a member has started one.
          </EmptyState>
        </Panel>
      )}
      {projects.items.length > 0 && (
        <Section title="Latest projects" action={<SectionLink href="/library" of="projects" />}>
          <Panel>
            <ProjectTable projects={projects.items.map(toLibraryProject)} />
          </Panel>
        </Section>
      )}
      {files.items.length > 0 && (
        <Section title="Latest files" action={<SectionLink href="/library?show=files" of="files" />}>
          <Panel>
            <FileTable files={files.items.map(toLibraryFile)} showProject />
          </Panel>
        </Section>
      )}
    </Page>
  );
}
