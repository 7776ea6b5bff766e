"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/call";
import { createLibraryProject } from "@/lib/api/library-projects";
import { ProjectDialog } from "./project-dialog";

/** `tone`: a page has one primary action, and on some it is another. */
export function NewProject({ tone = "primary" }: { tone?: "primary" | "secondary" }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        <Plus /> New project
      </Button>
      <ProjectDialog
        open={open}
        onOpenChange={setOpen}
        title="New project"
        submitLabel="Create project"
        onSave={async (body) => {
          const { id } = await call(createLibraryProject, { body });
          router.push(`/library/projects/${id}`);
        }}
      />
    </>
  );
}
