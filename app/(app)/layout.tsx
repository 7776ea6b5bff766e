import type { ReactNode } from "react";
import { LazyEvaDrawer } from "@/components/eva/lazy-eva-drawer";
import { AppShell } from "@/components/shell/app-shell";
import { ClosingBanner } from "@/components/shell/closing-banner";
import { NothingHere } from "@/components/shell/nothing-here";
import { pageContext } from "@/lib/http/pages/page-context";
import { isNowhere } from "./is-nowhere";

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { person, workspace, workspaces } = await pageContext();
  const nowhere = await isNowhere();
  const role = workspaces.find(({ id }) => id === workspace.id)?.role ?? "observer";
  return (
    <AppShell data={{ person, workspace: { ...workspace, role }, workspaces }} eva={<LazyEvaDrawer />}>
      {workspace.deletionAt && <ClosingBanner deletionAt={workspace.deletionAt} />}
      {nowhere && <NothingHere />}
      {children}
    </AppShell>
  );
}
