"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "@/components/ui/hooks/use-action";
import { KeyValue } from "@/components/ui/lists/key-value";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { AnotherAccount } from "./another-account";
import { Decided } from "./decided";
import { DecisionButtons } from "./decision-buttons";
import type { Destination } from "./destination";
import { DestinationNotice } from "./destination-notice";
import { GoesBackTo } from "./goes-back-to";
import { NeedsPlan } from "./needs-plan";
import { Rights } from "./rights";
import { type ConnectWorkspace, isPaid, mayDraft } from "./shapes";
import { WorkspaceChoice } from "./workspace-choice";

type Props = {
  request: string;
  clientName: string;
  destination: Destination;
  wantsDraft: boolean;
  email: string;
  workspaces: ConnectWorkspace[];
  currentWorkspaceId: string;
};

/** Asks the page's one question: may this program act as the person, in which workspace, and may it draft studies? */
export function ConnectForm(props: Props) {
  const { request, clientName, destination, wantsDraft, email, workspaces, currentWorkspaceId } = props;
  const router = useRouter();
  const { busy, error, run } = useAction();
  const paid = workspaces.filter(isPaid);
  const [workspaceId, setWorkspaceId] = useState(
    (paid.find(({ id }) => id === currentWorkspaceId) ?? paid[0])?.id ?? "",
  );
  const [drafts, setDrafts] = useState(wantsDraft);
  const [decided, setDecided] = useState<{ approved: boolean; redirectTo: string } | null>(null);
  const chosen = paid.find(({ id }) => id === workspaceId);

  const decide = (approved: boolean) =>
    run(async () => {
      const canDraft = drafts && chosen !== undefined && mayDraft(chosen);
      const body = approved ? { decision: "approve" as const, workspaceId, canDraft } : { decision: "deny" as const };
      try {
        const { redirectTo } = await call("POST /connect/{request}", { params: { request }, body });
        setDecided({ approved, redirectTo });
        window.location.assign(redirectTo);
      } catch (thrown) {
        // The request or workspace is gone by now; the page itself says which.
        if (CallError.isNotFound(thrown)) router.refresh();
        throw thrown;
      }
    });

  if (decided) return <Decided {...decided} clientName={clientName} destination={destination} />;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="wrap-anywhere text-pretty text-xl">
          Connect <bdi>{clientName}</bdi> to Earshot?
        </h1>
        <p className="text-pretty text-muted-foreground">
          It will act as you in one workspace until you or an admin disconnects it under Settings, API & MCP.
        </p>
      </header>
      <KeyValue
        rows={[
          { label: "Returns to", value: <GoesBackTo {...destination} /> },
          {
            label: "Acts as",
            value: (
              <span className="flex flex-wrap gap-x-3 gap-y-1">
                {email} <AnotherAccount />
              </span>
            ),
          },
          ...(workspaces.length === 1 && chosen ? [{ label: "Workspace", value: chosen.name }] : []),
        ]}
      />
      <DestinationNotice {...destination} />
      {!(workspaces.length === 1 && chosen) && (
        <WorkspaceChoice workspaces={workspaces} value={workspaceId} onChange={setWorkspaceId} />
      )}
      {chosen ? (
        <Rights drafting={mayDraft(chosen) ? { on: drafts, change: setDrafts, wasAsked: wantsDraft } : null} />
      ) : (
        <NeedsPlan mayUpgrade={workspaces.some(({ role }) => role === "admin")} />
      )}
      <Failure text={error} />
      <DecisionButtons canApprove={chosen !== undefined} busy={busy} decide={decide} />
    </>
  );
}
