import type { ReactNode } from "react";
import { LinkTabs } from "@/components/ui/link-tabs";

const TABS = [
  { id: "files", label: "Files", path: "" },
  { id: "tags", label: "Tags", path: "/tags" },
  { id: "notes", label: "Notes", path: "/notes" },
  { id: "clips", label: "Clips", path: "/clips" },
  { id: "boards", label: "Boards", path: "/boards" },
] as const;

type Props = {
  projectId: string;
  shown: (typeof TABS)[number]["id"];
  /** What makes a new one of what is shown; below the tabs on a phone. */
  action?: ReactNode;
};

/** What a project holds, each under an address of its own. */
export function ProjectTabs({ projectId, shown, action }: Props) {
  const tabs = TABS.map(({ id, label, path }) => ({ id, label, href: `/library/projects/${projectId}${path}` }));
  return (
    <div className="grid grid-cols-1 gap-3 shell:relative">
      <LinkTabs label="Project" tabs={tabs} shown={shown} />
      {action && <div className="flex justify-end shell:absolute shell:right-0 shell:bottom-2">{action}</div>}
    </div>
  );
}
