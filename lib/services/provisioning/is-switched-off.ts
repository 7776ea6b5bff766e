import type { Transaction } from "@/lib/db/transaction";

/** Whether the provider lists someone as inactive who has never been a member: a first sign-in must not let them in. */
export async function isSwitchedOff(tx: Transaction, workspaceId: string, email: string): Promise<boolean> {
  const found = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM scim_user s WHERE s.workspace_id = ${workspaceId} AND s.email = ${email} AND s.membership_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM member_invitation i WHERE i.workspace_id = s.workspace_id AND i.email = s.email
         AND i.accepted_at IS NULL AND i.cancelled_at IS NULL)`;
  return found.length > 0;
}
