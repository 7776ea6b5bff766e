import type { ReactNode } from "react";
import { RowLink } from "@/components/ui/lists/row-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { restates } from "@/lib/core/study/restates";
import type { StudySummary } from "../shapes";
import { StudyStatus } from "../study-status";
import { TYPE_WORDS } from "../type-words";
import { StudyProgress } from "./study-progress";

type Props = { studies: StudySummary[]; actions?: ((study: StudySummary) => ReactNode) | undefined };

/** Drafts open in the editor and everything else in the overview: the study page redirects drafts. */
export function StudyTable({ studies, actions }: Props) {
  return (
    <Table caption="Studies">
      <thead>
        <tr>
          <th className="w-full">Study</th>
          <th>Status</th>
          <th className="hidden @min-[32.5rem]:table-cell">Finished</th>
          <th className="hidden @min-[57.5rem]:table-cell">Type</th>
          <th className="hidden @min-[42.5rem]:table-cell">Updated</th>
          {actions && <th className="sr-only">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {studies.map((study) => {
          const { title: type, icon: Icon } = TYPE_WORDS[study.type];
          return (
            <tr key={study.id} className="relative hover:bg-background">
              <td className="max-w-0">
                <span className="grid min-w-0">
                  <RowLink href={`/studies/${study.id}`}>{study.title}</RowLink>
                  {study.question && !restates(study.title, study.question) && (
                    <span className="truncate text-muted-foreground text-sm">{study.question}</span>
                  )}
                </span>
              </td>
              <td>
                <StudyStatus study={study} />
              </td>
              <td className="hidden @min-[32.5rem]:table-cell">
                {study.status === "draft" ? (
                  <span className="whitespace-nowrap text-muted-foreground text-sm">Not launched</span>
                ) : (
                  <StudyProgress study={study} />
                )}
              </td>
              <td className="hidden whitespace-nowrap text-muted-foreground @min-[57.5rem]:table-cell">
                <span className="flex items-center gap-2">
                  <Icon aria-hidden className="size-4" />
                  {type}
                </span>
              </td>
              <td className="hidden text-muted-foreground @min-[42.5rem]:table-cell">
                <RelativeTime iso={study.updatedAt} />
              </td>
              {actions && <td className="w-12 pl-0">{actions(study)}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
