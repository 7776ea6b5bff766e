"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { call } from "@/lib/api/client/call";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { HomeChoice } from "./home-choice";
import type { BoardHome } from "./homes";

type Props = { homes: BoardHome[] };

/**
 * Creates a board in a project or a study, of which `homes` are the newest; with only one, doesn't ask which. Where
 * there is none yet, the board gets a project of its own.
 */
export function NewBoard({ homes }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  // Kept for a second try, so that a board that couldn't be created leaves no more than one project.
  const made = useRef<string>(null);
  const [first] = homes;
  const initial = { title: "", home: first?.value ?? "", project: "" };
  const create = async ({ title, home, project }: typeof initial) => {
    const [kind, id = ""] = home.split(":");
    if (!first) made.current ??= (await call("POST /library/projects", { body: { name: project.trim() } })).id;
    const place = kind === "study" ? { studyId: id } : { projectId: made.current ?? id };
    const body = { title: title.trim(), ...place };
    router.push(`/boards/${(await call("POST /boards", { body })).id}`);
  };
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus /> New board
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title="New board"
        description="Cards with what you learned, sorted into lanes."
        submitLabel="Create board"
        initial={initial}
        isReady={({ title, project }) => title.trim() !== "" && (first !== undefined || project.trim() !== "")}
        onSave={create}
      >
        {({ title, home, project }, change) => (
          <>
            <Field label="Name">
              <Input
                required
                maxLength={LONGEST_NAME}
                placeholder="What keeps people from paying"
                value={title}
                onChange={(event) => change({ title: event.target.value })}
              />
            </Field>
            {!first && (
              <Field label="Project" hint="Boards are kept in a project or a study. A new project gets this name.">
                <Input
                  required
                  maxLength={LONGEST_NAME}
                  placeholder="Checkout and trial abandonment"
                  value={project}
                  onChange={(event) => change({ project: event.target.value })}
                />
              </Field>
            )}
            {homes.length > 1 && (
              <HomeChoice homes={homes} chosen={home} onChoose={(value) => change({ home: value })} />
            )}
          </>
        )}
      </FormDialog>
    </>
  );
}
