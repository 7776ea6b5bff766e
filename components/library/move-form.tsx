"use client";
import { useState } from "react";
import { Callout } from "@/components/ui/callout";
import { DialogForm } from "@/components/ui/dialog-form";
import { Input } from "@/components/ui/input";
import { useProjects } from "./use-projects";

const NOWHERE = "";

type Props = {
  /** Where it is now. */
  projectId: string | null;
  /** Moves it; null takes it out of its project. */
  onMove: (projectId: string | null) => Promise<unknown>;
  onCancel: () => void;
};

/** Chooses the project that something belongs to, or none. */
export function MoveForm({ projectId, onMove, onCancel }: Props) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string>(projectId ?? NOWHERE);
  const { projects, failed } = useProjects(query);
  const choices = [
    ...(projects ?? []).map(({ id, name }) => ({ id, label: name ?? "Untitled project" })),
    ...(query === "" ? [{ id: NOWHERE, label: "No project" }] : []),
  ];
  const isHere = chosen === (projectId ?? NOWHERE);
  return (
    <DialogForm
      submitLabel="Move"
      isReady={!isHere}
      onSubmit={async () => void (await onMove(chosen || null))}
      onCancel={onCancel}
    >
      {failed && <Callout tone="danger">{failed}</Callout>}
      <Input
        type="search"
        aria-label="Find a project"
        placeholder="Find a project"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <fieldset className="h-56 overflow-y-auto rounded-md border p-1" aria-busy={projects === null}>
        <legend className="sr-only">Project</legend>
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1.5 hover:bg-muted has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="project"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              className="accent-primary"
            />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {id === (projectId ?? NOWHERE) && <span className="text-muted-foreground text-sm">Current</span>}
          </label>
        ))}
        {projects?.length === 0 && query !== "" && (
          <p className="px-2 py-1.5 text-muted-foreground">No projects match.</p>
        )}
      </fieldset>
    </DialogForm>
  );
}
