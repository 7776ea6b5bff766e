"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Callout } from "@/components/ui/callout";
import { Dialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { updateLibraryFile } from "@/lib/api/library";
import { useProjects } from "./use-projects";

type File = { id: string; name: string; projectId: string | null };
type Props = { file: File; open: boolean; onOpenChange: (open: boolean) => void };

export function MoveFile({ file, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Move “${file.name}”`}
      description="Its transcript moves with it. Tags, clips, and cards that quote it stay where they are."
    >
      <MoveForm file={file} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

const NOWHERE = "";

function MoveForm({ file, close }: { file: File; close: () => void }) {
  const router = useRouter();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string>(file.projectId ?? NOWHERE);
  const { projects, failed } = useProjects(query);
  const choices = [
    ...(projects ?? []).map(({ id, name }) => ({ id, label: name ?? "Untitled project" })),
    ...(query === "" ? [{ id: NOWHERE, label: "No project" }] : []),
  ];
  const isHere = chosen === (file.projectId ?? NOWHERE);
  const move = async () => {
    await call(updateLibraryFile, { params: { id: file.id }, body: { projectId: chosen || null } });
    toast.success(chosen ? `“${file.name}” was moved.` : `“${file.name}” is no longer in a project.`);
    router.refresh();
    close();
  };
  return (
    <DialogForm submitLabel="Move" isReady={!isHere} onSubmit={move} onCancel={close}>
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
            {id === (file.projectId ?? NOWHERE) && <span className="text-muted-foreground text-sm">Current</span>}
          </label>
        ))}
        {projects?.length === 0 && query !== "" && (
          <p className="px-2 py-1.5 text-muted-foreground">No projects match.</p>
        )}
      </fieldset>
    </DialogForm>
  );
}
