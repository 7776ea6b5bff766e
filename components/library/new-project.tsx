"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client/call";
import { ProjectDialog } from "./project-dialog";

type Props = {
  /** A page has one primary action, and on some it is another. */
  tone?: "primary" | "secondary";
  /** The words of a plain button, which fills the card that it is in. */
  card?: string;
};

/** Creates a project and opens it. */
export function NewProject({ tone = "primary", card }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      {card ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="justify-self-start text-left font-medium after:absolute after:inset-0"
        >
          {card}
        </button>
      ) : (
        <Button tone={tone} onClick={() => setOpen(true)}>
          <Plus /> New project
        </Button>
      )}
      <ProjectDialog
        open={open}
        onOpenChange={setOpen}
        title="New project"
        submitLabel="Create project"
        onSave={async (body) => {
          const { id } = await call("POST /library/projects", { body });
          router.push(`/library/projects/${id}`);
        }}
      />
    </>
  );
}
