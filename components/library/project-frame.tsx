import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { ProjectMenu } from "./project-menu";
import { ProjectTabs } from "./project-tabs";

type Props = {
  project: { id: string; title: string; name: string | null; description: string | null; fileCount: number };
  /** Whether it may be renamed and deleted. */
  canWrite: boolean;
  children: ReactNode;
};

/** The head that all views of a project share, with a link to each view. */
export function ProjectFrame({ project, canWrite, children }: Props) {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: project.title }]}
      title={project.title}
      description={project.description}
      actions={canWrite && <ProjectMenu project={project} afterDelete="/library" />}
    >
      <ProjectTabs projectId={project.id} />
      {children}
    </Page>
  );
}
