import { FileText, Folder, MessagesSquare, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Chosen } from "./chosen";

type Props = {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** A conversation stays in its project. */
  keepsProject: boolean;
};

/** What Eva answers from; each can be removed. */
export function ScopeChips({ chosen, onChange, keepsProject }: Props) {
  const { project, studies, files } = chosen;
  if (!project && studies.length + files.length === 0) return null;
  const without = <T extends { id: string }>(list: T[], id: string) => list.filter((one) => one.id !== id);
  return (
    <ul aria-label="Answers come from" className="contents">
      {project && (
        <Chip
          icon={<Folder />}
          label={project.name ?? "Untitled project"}
          onRemove={keepsProject ? undefined : () => onChange({ ...chosen, project: null })}
        />
      )}
      {studies.map(({ id, title }) => (
        <Chip
          key={id}
          icon={<MessagesSquare />}
          label={title}
          onRemove={() => onChange({ ...chosen, studies: without(studies, id) })}
        />
      ))}
      {files.map(({ id, name }) => (
        <Chip
          key={id}
          icon={<FileText />}
          label={name}
          onRemove={() => onChange({ ...chosen, files: without(files, id) })}
        />
      ))}
    </ul>
  );
}

type ChipProps = { icon: ReactNode; label: string; onRemove?: (() => void) | undefined };

const Chip = ({ icon, label, onRemove }: ChipProps) => (
  <li
    title={label}
    className="inline-flex h-7 min-w-0 max-w-56 items-center gap-1.5 rounded-full bg-primary-soft pl-2.5 text-primary-text text-sm last:pr-0 [&>svg]:size-3.5 [&>svg]:shrink-0"
  >
    {icon}
    <span className={onRemove ? "truncate" : "truncate pr-2.5"}>{label}</span>
    {onRemove && (
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:text-foreground"
      >
        <X className="size-3.5" />
      </button>
    )}
  </li>
);
