import { db } from "@/lib/db/client";
import type { MemberInvitationRecord } from "../record";
import { fromRow, INVITATIONS, type InvitationRow } from "./read";

export async function readThese(workspaceId: string, ids: string[]): Promise<MemberInvitationRecord[]> {
  const these = `${INVITATIONS} AND i.id = ANY($2::text[])`;
  return (await db().$queryRawUnsafe<InvitationRow[]>(these, workspaceId, ids)).map(fromRow);
}
