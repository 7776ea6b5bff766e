import { DeleteWorkspace } from "@/components/settings/data/delete-workspace";
import { ExportSection } from "@/components/settings/data/export-section";
import { KeepWorkspace } from "@/components/settings/data/keep-workspace";
import { Callout } from "@/components/ui/states/callout";
import { toArchive } from "@/lib/api/settings/archives";
import { toDeletion } from "@/lib/api/settings/deletion";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/workspaces/archive/list";
import { read } from "@/lib/services/workspaces/deletion/read";

export const metadata = { title: "Data" };

export default async function DataPage() {
  const { ctx } = await pageContext();
  if (!may(ctx, "workspace.data"))
    return <Callout tone="info">Only admins can export everything or delete the workspace.</Callout>;
  const [archives, state] = await Promise.all([list(ctx), read(ctx)]);
  const { deletion, workspaceName, runningStudies } = toDeletion(state);
  return (
    <>
      <ExportSection archives={archives.map(toArchive)} sendsMail={sendsMail()} />
      {deletion ? (
        <KeepWorkspace workspaceName={workspaceName} deletion={deletion} />
      ) : (
        <DeleteWorkspace workspaceName={workspaceName} runningStudies={runningStudies} sendsMail={sendsMail()} />
      )}
    </>
  );
}
