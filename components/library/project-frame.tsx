import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { LinkTabs } from "@/components/ui/link-tabs";
import { ProjectMenu } from "./project-menu";

const VIEWS = [
  { id: "files", label: "Files", path: "" },
  { id: "tags", label: "Tags", path: "/tags" },
  { id: "notes", label: "Notes", path: "/notes" },
  { id: "clips", label: "Clips", path: "/clips" },
  { id: "boards", label: "Boards", path: "/boards" },
] as const;

type Props = {
  project: { id: string; title: string; name: string | null; description: string | null; fileCount: number };
  shown: (typeof VIEWS)[number]["id"];
  /** Whether it may be renamed and deleted. */
  canWrite: boolean;
  /** Creates another of what is shown; below the tabs on a phone. */
  action?: ReactNode;
  children: ReactNode;
};

/** The head that all views of a project share, with a link to each view. */
export function ProjectFrame({ project, shown, canWrite, action, children }: Props) {
  const { id: projectId, title, description } = project;
  const home = `/library/projects/${projectId}`;
  const tabs = VIEWS.map(({ id, label, path }) => ({ id, label, href: `${home}${path}` }));
  const within = shown === "files" ? [] : tabs.filter(({ id }) => id === shown).map(({ label }) => ({ label }));
  return (
    <Page
      crumbs={[
        { label: "Library", href: "/library" },
        { label: title, href: shown === "files" ? undefined : home },
        ...within,
      ]}
      title={title}
      description={description}
      actions={canWrite && <ProjectMenu project={project} afterDelete="/library" />}
    >
      <div className="grid grid-cols-1 gap-6 shell:relative">
        <LinkTabs label="Project" tabs={tabs} shown={shown} />
        {action && <div className="flex justify-end shell:absolute shell:right-0 shell:bottom-2">{action}</div>}
      </div>
      {children}
    </Page>
  );
}
