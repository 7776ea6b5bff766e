"use client";
import { ChevronsUpDown } from "lucide-react";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import { Mark } from "@/components/ui/text/mark";
import { call } from "@/lib/api/client/call";
import { PLAN_FACTS } from "@/lib/core/plans";
import type { ShellData } from "./shell-data";

/** The current workspace; a menu only for people in several. */
export function WorkspaceSwitcher({ data: { workspace, workspaces } }: { data: ShellData }) {
  const label = (
    <>
      <Mark className="size-7 shrink-0" />
      <span className="grid min-w-0 flex-1 text-left">
        <span className="line-clamp-2 font-semibold leading-tight wrap-anywhere">{workspace.name}</span>
        <span className="text-muted-foreground text-xs">{PLAN_FACTS[workspace.plan].label} plan</span>
      </span>
    </>
  );
  if (workspaces.length < 2) return <div className="flex min-h-11 items-center gap-2.5 px-1">{label}</div>;
  // A full page load: nothing of the other workspace may stay in the browser's memory.
  const change = (workspaceId: string) =>
    call("POST /settings/workspace", { body: { workspaceId } }).then(
      () => window.location.assign("/"),
      (thrown) => toast.failed(thrown),
    );
  return (
    <Menu
      align="start"
      wide
      trigger={
        <button
          type="button"
          aria-label={`Workspace ${workspace.name}, switch`}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-sm px-1 hover:bg-muted"
        >
          {label}
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      }
      groups={[
        {
          heading: "Workspaces",
          items: workspaces.map(({ id, name, plan }) => ({
            label: name,
            detail: PLAN_FACTS[plan].label,
            checked: id === workspace.id,
            onSelect: () => void (id === workspace.id || change(id)),
          })),
        },
      ]}
    />
  );
}
