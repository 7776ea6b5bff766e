import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { MemberInvitationRecord } from "../record";
import { fromRow, INVITATIONS, type InvitationRow } from "./read";

export async function readOne(workspaceId: string, id: string): Promise<MemberInvitationRecord> {
  const [row] = await db().$queryRawUnsafe<InvitationRow[]>(`${INVITATIONS} AND i.id = $2`, workspaceId, id);
  if (!row) throw notFound("Invitation");
  return fromRow(row);
}
