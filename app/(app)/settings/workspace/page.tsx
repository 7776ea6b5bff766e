import { MemberTable } from "@/components/settings/member-table";
import { WorkspaceForm } from "@/components/settings/workspace-form";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { pageContext } from "@/lib/http/page-context";
import { may } from "@/lib/services/access/permit";
import { getDetails } from "@/lib/services/workspaces/get-details";

export const metadata = { title: "Workspace" };

export default async function WorkspacePage() {
  const { ctx, person } = await pageContext();
  const { name, memberCount, members } = await getDetails(ctx);
  return (
    <>
      <WorkspaceForm initial={name} canRename={may(ctx, "workspace.manage")} />
      <Section title={memberCount === 1 ? "1 member" : `${memberCount} members`}>
        <Panel>
          <MemberTable members={members} self={person.email} />
        </Panel>
      </Section>
    </>
  );
}
