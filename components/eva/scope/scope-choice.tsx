"use client";
import { cn } from "@/components/ui/cn";
import type { Scope } from "../message-shape";

type Here = { label: string; scope: Scope };

/** The project, file or study that the page shows, as something to ask Eva about on its own. */
export function scopeOfPage(path: string): Here | null {
  const [, kind, id] = /^\/(library\/projects|library\/files|studies)\/([a-z]+_[a-z0-9]+)(?:\/|$)/.exec(path) ?? [];
  if (!id) return null;
  if (kind === "library/projects") return { label: "This project", scope: { projectId: id } };
  if (kind === "library/files") return { label: "This file", scope: { fileIds: [id] } };
  return { label: "This study", scope: { studyIds: [id] } };
}

type Props = { here: Here; narrow: boolean; onChange: (narrow: boolean) => void };

export function ScopeChoice({ here, narrow, onChange }: Props) {
  const choices = [
    { label: "Whole workspace", value: false },
    { label: here.label, value: true },
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">What Eva answers from</legend>
      {choices.map(({ label, value }) => (
        <label
          key={label}
          className={cn(
            "flex h-7 cursor-pointer items-center rounded-full border px-3 text-muted-foreground text-sm has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
            narrow === value && "border-primary bg-primary-soft text-primary-text",
          )}
        >
          <input
            type="radio"
            name="scope"
            className="sr-only"
            checked={narrow === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
      {narrow && here.scope.projectId && (
        <p className="px-1 text-muted-foreground text-sm">Everyone in the workspace can read these conversations.</p>
      )}
    </fieldset>
  );
}
