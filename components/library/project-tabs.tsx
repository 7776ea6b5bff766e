"use client";
import { usePathname } from "next/navigation";
import { LinkTabs } from "@/components/ui/links/link-tabs";

const VIEWS = [
  { id: "files", label: "Files" },
  { id: "tags", label: "Tags" },
  { id: "notes", label: "Notes" },
  { id: "clips", label: "Clips" },
  { id: "boards", label: "Boards" },
] as const;

/** The part of a path that names the view, after the project's. */
const VIEW = 4;

/** The views of a project as links; its address alone is that of its files. */
export function ProjectTabs({ projectId }: { projectId: string }) {
  const shown = usePathname().split("/")[VIEW] ?? "files";
  const home = `/library/projects/${projectId}`;
  const tabs = VIEWS.map(({ id, label }) => ({ id, label, href: id === "files" ? home : `${home}/${id}` }));
  return <LinkTabs label="Project" tabs={tabs} shown={shown} />;
}
