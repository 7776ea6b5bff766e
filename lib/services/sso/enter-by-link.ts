import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { writeMail } from "@/lib/services/mail/write-mail";
import { adminAddresses } from "@/lib/services/members/admin-addresses";
import { linkRights } from "./link-rights";

/**
 * Whether a person whose mailed link was just used may sign in with it. An admin for whom single sign-on is required
 * may, which is recorded, and reported to the other admins. Checked again here, because the requirement may be newer
 * than the link.
 */
export async function enterByLink(person: { id: string; email: string }, requestId: string): Promise<boolean> {
  const rights = await linkRights(person);
  if (rights.kind !== "admin") return rights.kind === "outside";
  const { workspaceId, providerName } = rights.realm;
  const actor = { kind: "user", userId: person.id, role: "admin", sessionId: "" } as const;
  const ctx: Context = { requestId, workspaceId, plan: "scale", actor };
  await transaction(ctx, async (tx) => {
    audit(tx, { action: "sso.bypassed", targetId: person.id, details: { email: person.email } });
    for (const to of await adminAddresses(tx, workspaceId, person.id))
      await queueMail(tx, { to, workspaceId, ...bypassMail(person.email, providerName) });
  });
  return true;
}

const bypassMail = (email: string, providerName: string) =>
  writeMail("An admin signed in without single sign-on", [
    `${email} signed in to Earshot with an emailed link, although your workspace requires ${providerName}.`,
    "Admins can do this so that nobody is locked out if the provider fails. If you don't know why they did, ask them.",
    { label: "Open the audit log", link: new URL("/settings/audit", config().APP_URL).href },
  ]);
