import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { linkLook } from "@/components/ui/links/link-look";
import type { AccountDeletionShape } from "@/lib/api/settings/account";
import { longDay } from "@/lib/core/time/dates";

type Workspace = AccountDeletionShape["workspaces"][number];
type Props = { workspaces: Workspace[]; currentWorkspaceId: string | null };

/** What becomes of one's place in each workspace, and what has to be done first. */
export function WorkspaceStandings({ workspaces, currentWorkspaceId }: Props) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium text-sm">Your workspaces</h3>
      <ul className="wrap-anywhere divide-y rounded-md border">
        {workspaces.map((workspace) => (
          <li key={workspace.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-3 py-2.5">
            <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
              <span className="font-medium">{workspace.name}</span>
              <span className="text-pretty text-muted-foreground text-sm">
                <Words {...workspace} isHere={workspace.id === currentWorkspaceId} />
              </span>
            </div>
            {workspace.standing !== "leaves" && workspace.standing !== "closing" && (
              <Badge tone="warning">To do first</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ standing, deleteAt, provider, isHere }: Workspace & { isHere: boolean }) {
  if (standing === "leaves") return "You leave it. Your work stays.";
  if (standing === "closing")
    return `Scheduled for deletion${deleteAt ? ` on ${longDay(deleteAt)}` : ""}. You won’t be able to cancel that.`;
  if (standing === "managed")
    return `${provider ?? "Your company’s identity provider"} manages your account here. Ask whoever administers it to remove you.`;
  const isAlone = standing === "alone";
  const place = isAlone ? "/settings/data" : "/settings/members";
  const act = isAlone ? "Delete the workspace" : "Hand over your admin role";
  return (
    <>
      {isAlone ? "Nobody else is in it, so it would be left behind." : "You are its last admin."}{" "}
      {isHere ? (
        <>
          <Link href={place} className={linkLook}>
            {act}
          </Link>{" "}
          first.
        </>
      ) : (
        `Switch to it and ${act.charAt(0).toLowerCase()}${act.slice(1)} first.`
      )}
    </>
  );
}
