import { notFound } from "@/lib/core/errors";
import type { MemberInvitationRecord } from "../record";
import { readThese } from "./read-these";

/** One invitation to the workspace, in any state; another workspace's is not found. */
export async function readOne(workspaceId: string, id: string): Promise<MemberInvitationRecord> {
  const [invitation] = await readThese(workspaceId, [id]);
  if (!invitation) throw notFound("Invitation");
  return invitation;
}
