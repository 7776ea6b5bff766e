import type { ReactNode } from "react";
import { RowLink } from "@/components/ui/lists/row-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Project } from "./shapes";

type Props = { projects: Project[]; actions?: (project: Project) => ReactNode };

export function ProjectTable({ projects, actions }: Props) {
  return (
    <Table caption="Projects">
      <thead>
        <tr>
          <th className="w-full">Name</th>
          <th className="text-right">Files</th>
          <th className="hidden @min-[42.5rem]:table-cell">By</th>
          <th className="hidden @columns:table-cell">Updated</th>
          {actions && <th className="sr-only">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id} className="relative hover:bg-background">
            <td className="max-w-0">
              <span className="grid min-w-0">
                <RowLink href={`/library/projects/${project.id}`}>{project.name ?? "Untitled project"}</RowLink>
                {project.description && (
                  <span className="truncate text-muted-foreground text-sm">{project.description}</span>
                )}
              </span>
            </td>
            <td className="text-right text-muted-foreground tabular-nums">{project.fileCount}</td>
            <td className="hidden max-w-40 truncate text-muted-foreground @min-[42.5rem]:table-cell">
              {project.createdBy?.name ?? project.createdBy?.email ?? "–"}
            </td>
            <td className="hidden text-muted-foreground @columns:table-cell">
              <RelativeTime iso={project.updatedAt} />
            </td>
            {actions && <td className="w-12 pl-0">{actions(project)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
