"use client";
import { useRef, useState } from "react";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { PickOne } from "@/components/ui/fields/pick-one";
import { call } from "@/lib/api/client/call";
import { useProjects } from "./use-projects";

const NOWHERE = "";
const NEW = "new";
const VARIOUS = "various";
const LONGEST_NAME = 200;

type Props = {
  /** Where it is now; undefined for several things in different projects. */
  projectId: string | null | undefined;
  /** The name of a new project, unless another is typed; empty if it has to be. */
  suggested: string;
  /** Whether it has to be in a project afterward. */
  needed?: boolean;
  submitLabel?: string;
  /** Moves it; null takes it out of its project. */
  onMove: (projectId: string | null) => Promise<unknown>;
  onCancel: () => void;
};

/** Chooses the project that something belongs to, or a new one, or none. */
export function MoveForm({ projectId, suggested, needed = false, submitLabel = "Move", onMove, onCancel }: Props) {
  const [query, setQuery] = useState("");
  const here = projectId === undefined ? VARIOUS : (projectId ?? NOWHERE);
  const [chosen, setChosen] = useState<string>(needed ? NEW : here);
  // Kept for a second try, so that a move that failed leaves no more than one project.
  const made = useRef<{ id: string; name: string }>(null);
  const { projects, failed } = useProjects(query);
  const name = (query.trim() || suggested).slice(0, LONGEST_NAME);
  const same = query === "" ? undefined : projects?.find((one) => one.name?.toLowerCase() === name.toLowerCase());
  const noteOf = (id: string) => (id === here ? "Current" : undefined);
  const choices = projects && [
    ...(same || !name ? [] : [{ value: NEW, label: `New project “${name}”` }]),
    ...projects.map(({ id, name: title }) => ({ value: id, label: title ?? "Untitled project", note: noteOf(id) })),
    ...(query === "" && !needed ? [{ value: NOWHERE, label: "No project", note: noteOf(NOWHERE) }] : []),
  ];
  const move = async () => {
    const existing = chosen === NEW ? same?.id : chosen;
    if (existing !== undefined) return void (await onMove(existing || null));
    if (made.current?.name !== name)
      made.current = { id: (await call("POST /library/projects", { body: { name } })).id, name };
    await onMove(made.current.id);
  };
  return (
    <DialogForm
      submitLabel={submitLabel}
      isReady={chosen !== here && (chosen !== NEW || name !== "")}
      onSubmit={move}
      onCancel={onCancel}
    >
      <PickOne
        label="Project"
        searchLabel="Find or name a project"
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
