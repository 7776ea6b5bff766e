import type { ReactNode } from "react";
import { RowLink } from "@/components/ui/lists/row-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { byteSize } from "@/lib/core/text/byte-size";
import { timecode } from "@/lib/core/time/timecode";
import { FileIcon } from "./file-icon";
import { FileStatus } from "./file-status";
import { FileSelection } from "./selection/file-selection";
import { SelectAllBox, SelectBox } from "./selection/select-box";
import type { LibraryItem } from "./shapes";

type Props = {
  files: LibraryItem[];
  showProject?: boolean;
  /** Whether several can be selected, to be moved or deleted together. */
  selectable?: boolean;
  actions?: (file: LibraryItem) => ReactNode;
};

/** As high and wide as a finger needs, without making the row higher. */
const BOX = "w-11 p-0!";

/** The name is the link, which makes the whole row clickable. */
export function FileTable({ selectable, ...props }: Props) {
  if (!selectable) return <Rows {...props} />;
  return (
    <FileSelection files={props.files.map(({ id, name, projectId }) => ({ id, name, projectId }))}>
      <Rows {...props} selectable />
    </FileSelection>
  );
}

function Rows({ files, showProject, selectable, actions }: Props) {
  return (
    <Table caption="Files">
      <thead>
        <tr>
          {selectable && (
            <th className={BOX}>
              <SelectAllBox />
            </th>
          )}
          <th className="w-full">Name</th>
          {showProject && <th className="hidden @min-[53.75rem]:table-cell">Project</th>}
          <th>Status</th>
          <th className="hidden text-right @more-columns:table-cell">Length</th>
          <th className="hidden text-right @more-columns:table-cell">Size</th>
          <th className="hidden @columns:table-cell">Added</th>
          {actions && <th className="sr-only">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id} className="relative hover:bg-background has-[[data-select]:checked]:bg-primary-soft">
            {selectable && (
              <td className={BOX}>
                <SelectBox id={file.id} name={file.name} />
              </td>
            )}
            <td className="max-w-0">
              <span className="flex items-center gap-2.5">
                <FileIcon assetType={file.assetType} />
                <RowLink href={`/library/files/${file.id}`} whole>
                  {file.name}
                </RowLink>
              </span>
            </td>
            {showProject && (
              <td className="hidden max-w-64 truncate text-muted-foreground @min-[53.75rem]:table-cell">
                {file.projectId ? (file.projectName ?? "Untitled project") : "No project"}
              </td>
            )}
            <td>
              <FileStatus status={file.status} transcriptStatus={file.transcriptStatus} />
            </td>
            <td className="hidden text-right text-muted-foreground tabular-nums @more-columns:table-cell">
              {file.durationSeconds === null ? "–" : timecode(file.durationSeconds)}
            </td>
            <td className="hidden whitespace-nowrap text-right text-muted-foreground tabular-nums @more-columns:table-cell">
              {byteSize(file.sizeBytes)}
            </td>
            <td className="hidden text-muted-foreground @columns:table-cell">
              <RelativeTime iso={file.createdAt} />
            </td>
            {actions && <td className="w-12 pl-0">{actions(file)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
