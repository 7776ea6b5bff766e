import type { ReactNode } from "react";
import { ProjectFrame } from "@/components/library/project-frame";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadProject } from "../../load-project";

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/** The project's head and tabs stay where they are while its views change below them. */
export default async function ProjectLayout({ params, children }: Props) {
  const { ctx } = await pageContext();
  const project = await loadProject((await params).id);
  return (
    <ProjectFrame project={project} canWrite={may(ctx, "file.write")}>
      {children}
    </ProjectFrame>
  );
}
