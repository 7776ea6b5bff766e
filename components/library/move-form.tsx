"use client";
import { useState } from "react";
import { DialogForm } from "@/components/ui/dialog-form";
import { PickOne } from "@/components/ui/pick-one";
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
  const here = projectId ?? NOWHERE;
  const noteOf = (id: string) => (id === here ? "Current" : undefined);
  const choices = projects && [
    ...projects.map(({ id, name }) => ({ value: id, label: name ?? "Untitled project", note: noteOf(id) })),
    ...(query === "" ? [{ value: NOWHERE, label: "No project", note: noteOf(NOWHERE) }] : []),
  ];
  return (
    <DialogForm
      submitLabel="Move"
      isReady={chosen !== here}
      onSubmit={async () => void (await onMove(chosen || null))}
      onCancel={onCancel}
    >
      <PickOne
        label="Project"
        searchLabel="Find a project"
        query={query}
        onQuery={setQuery}
        choices={choices}
        chosen={chosen}
        onChoose={setChosen}
        none="No projects match."
        failed={failed}
      />
    </DialogForm>
  );
}
