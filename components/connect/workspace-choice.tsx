"use client";
import { Badge } from "@/components/ui/badge";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { type ConnectWorkspace, isPaid, mayDraft } from "./shapes";

type Props = { workspaces: ConnectWorkspace[]; value: string; onChange: (id: string) => void };

/** The choice of one workspace. Those on Free are shown as well, so that nobody wonders where theirs is. */
export function WorkspaceChoice({ workspaces, value, onChange }: Props) {
  return (
    <RadioCards
      legend="Workspace"
      className="-m-0.5 max-h-72 overflow-y-auto p-0.5"
      choices={workspaces.map((workspace) => ({
        value: workspace.id,
        title: workspace.name,
        disabled: !isPaid(workspace),
        detail: isPaid(workspace) ? !mayDraft(workspace) && <Badge>Observer</Badge> : <Badge>Free</Badge>,
        text: isPaid(workspace) ? undefined : "Connecting apps needs the Pro, Team, or Scale plan.",
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
