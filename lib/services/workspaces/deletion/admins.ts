import type { Transaction } from "@/lib/db/transaction";

/** The addresses of the workspace's admins who can sign in. */
export async function adminAddresses(tx: Transaction, workspaceId: string): Promise<string[]> {
  const members = await tx.db.membership.findMany({
    where: { workspaceId, role: "admin", active: true, user: { active: true } },
    select: { user: { select: { email: true } } },
  });
  return members.map(({ user }) => user.email);
}
