"use client";
import { call } from "@/lib/api/client/call";
import { RenameCard } from "./rename-card";

type Props = { initial: string; canRename: boolean };

export function WorkspaceForm({ initial, canRename }: Props) {
  return (
    <RenameCard
      title="Workspace name"
      description="Everyone in the workspace sees it, and so do people you invite."
      label="Workspace name"
      initial={initial}
      locked={canRename ? undefined : "Only admins can change it."}
      saved="Workspace renamed."
      save={(name) => call("PATCH /settings/workspace", { body: { name } })}
    />
  );
}
