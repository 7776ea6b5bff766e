import { newId } from "@/lib/core/ids";
import type { Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/services/members/record";
import { save } from "@/lib/services/provisioning/settings/save";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import type { Setup } from "./lifecycle";

/** A workspace whose provider has a token, with an admin for each of the owners. */
export async function scimWorkspace({ verifiedDomains, ssoDefaultRole, paidSeats, owners, plan, scimEnabled }: Setup) {
  const workspace = await makeWorkspace("scale");
  const { id: workspaceId } = workspace;
  const admins: Person[] = [];
  for (const email of owners) {
    const admin = await makePerson(workspace, "admin");
    await db().user.update({ where: { id: admin.id }, data: { email, name: "Olive Owner" } });
    admins.push(Object.assign(admin, { email }));
  }
  await db().billingAccount.upsert({
    where: { workspaceId },
    create: { workspaceId, service: "sandbox", paidSeats },
    update: { paidSeats },
  });
  const now = new Date();
  for (const domain of verifiedDomains)
    await db().domain.create({ data: { id: newId("domain"), workspaceId, domain, token: "proven", verifiedAt: now } });
  const [admin] = admins as [Person];
  const defaultRole = ssoDefaultRole.toLowerCase() as MemberRole;
  const { token } = await save(admin.ctx, { enabled: true, defaultRole, providerName: "Test provider" });
  if (scimEnabled === false) await save(admin.ctx, { enabled: false });
  if (plan) await db().workspace.update({ where: { id: workspaceId }, data: { plan: plan.toLowerCase() as Plan } });
  return { workspaceId, admins, token: token ?? "" };
}
