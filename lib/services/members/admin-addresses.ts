import type { Transaction } from "@/lib/db/transaction";

/** The addresses of the workspace's admins who can sign in, except that of `exceptUserId`. */
export async function adminAddresses(tx: Transaction, workspaceId: string, exceptUserId?: string): Promise<string[]> {
  const members = await tx.db.membership.findMany({
    where: { workspaceId, role: "admin", active: true, userId: { not: exceptUserId }, user: { active: true } },
    select: { user: { select: { email: true } } },
  });
  return members.map(({ user }) => user.email);
}
