"use client";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { createBoard } from "@/lib/api/boards";
import { call } from "@/lib/api/call";

/** Where a board may belong: `project:prj_…` or `study:std_…`. */
export type BoardHomeChoice = { value: string; label: string };
type Props = { homes: BoardHomeChoice[] };

/** Creates a board in a project or a study; with only one possible home, doesn't ask which. */
export function NewBoard({ homes }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [first] = homes;
  if (!first) {
    return (
      <Button asChild tone="primary">
        <Link href="/studies/new">
          <Plus /> New study
        </Link>
      </Button>
    );
  }
  const create = async ({ title, home }: { title: string; home: string }) => {
    const [kind, id = ""] = home.split(":");
    const body = { title: title.trim(), ...(kind === "study" ? { studyId: id } : { projectId: id }) };
    router.push(`/boards/${(await call(createBoard, { body })).id}`);
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
        initial={{ title: "", home: first.value }}
        isReady={({ title }) => title.trim() !== ""}
        onSave={create}
      >
        {({ title, home }, change) => (
          <>
            <Field label="Name">
              <Input
                required
                maxLength={200}
                placeholder="What keeps people from paying"
                value={title}
                onChange={(event) => change({ title: event.target.value })}
              />
            </Field>
            {homes.length > 1 && (
              <Field label="Belongs to">
                <Select value={home} choices={homes} onChange={(event) => change({ home: event.target.value })} />
              </Field>
            )}
          </>
        )}
      </FormDialog>
    </>
  );
}
