import type { ReactNode } from "react";
import { Conversation } from "@/components/eva/conversation";
import { AppShell } from "@/components/shell/app-shell";
import { pageContext } from "@/lib/http/page-context";

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { person, workspace, workspaces } = await pageContext();
  const role = workspaces.find(({ id }) => id === workspace.id)?.role ?? "observer";
  return (
    <AppShell data={{ person, workspace: { ...workspace, role }, workspaces }} eva={<Conversation />}>
      {children}
    </AppShell>
  );
}
