import { WorkspaceForm } from "@/components/settings/workspace-form";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";

export const metadata = { title: "General settings" };

export default async function WorkspacePage() {
  const { ctx, workspace } = await pageContext();
  return <WorkspaceForm initial={workspace.name} canRename={may(ctx, "workspace.manage")} />;
}
