import { config } from "@/lib/core/config";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { writeMail } from "@/lib/services/mail/write-mail";
import { adminAddresses } from "@/lib/services/members/admin-addresses";
import { check } from "./check";
import { SELECT, toRecord } from "./read";
import { type DomainRecord, GRACE_DAYS } from "./record";

const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 100;

type Due = DomainRecord & { workspaceId: string };

/**
 * Checks the records of verified domains that weren't checked for a day. One missing for seven days in a row makes its
 * domain pending again: someone else may own it by now, and a provider must not speak for their addresses. Unresponsive
 * name servers change nothing. Returns how many domains it checked.
 */
export async function recheck(): Promise<number> {
  const now = new Date();
  const before = new Date(now.getTime() - 0.9 * DAY_MS);
  const rows = await db().domain.findMany({
    where: { verifiedAt: { not: null }, OR: [{ lastCheckedAt: null }, { lastCheckedAt: { lt: before } }] },
    select: { ...SELECT, workspaceId: true },
    orderBy: { lastCheckedAt: "asc" },
    take: MOST_AT_ONCE,
  });
  for (const { workspaceId, ...row } of rows) await look(Object.assign(toRecord(row), { workspaceId }), now);
  return rows.length;
}

async function look(domain: Due, now: Date): Promise<void> {
  const { id, workspaceId } = domain;
  const { outcome, problem } = await check(domain);
  const missingSince =
    outcome === "missing" ? (domain.missingSince ?? now) : outcome === "found" ? null : domain.missingSince;
  const isOver = outcome === "missing" && now.getTime() - (missingSince?.getTime() ?? 0) >= GRACE_DAYS * DAY_MS;
  await transaction(systemContext("recheck-domains", workspaceId), async (tx) => {
    const seen = { lastCheckedAt: now, lastProblem: problem, missingSince };
    const data = isOver ? Object.assign(seen, { verifiedAt: null, missingSince: null }) : seen;
    // A check in the meantime takes precedence.
    const where = { id, workspaceId, verifiedAt: domain.verifiedAt, lastCheckedAt: domain.lastCheckedAt };
    const { count } = await tx.db.domain.updateMany({ where, data });
    if (!count || outcome !== "missing" || (domain.missingSince && !isOver)) return;
    const action = isOver ? "domain.lost" : "domain.record_missing";
    audit(tx, { action, targetId: id, details: { domain: domain.domain } });
    await tellAdmins(tx, domain, isOver);
  });
}

async function tellAdmins(tx: Transaction, { workspaceId, domain, txtName, txtValue }: Due, isOver: boolean) {
  const subject = isOver ? `${domain} is no longer verified` : `The DNS record for ${domain} is missing`;
  const after = isOver
    ? "People at this domain cannot sign in with single sign-on until it is verified again."
    : `If it is not back within ${GRACE_DAYS} days, people at this domain can no longer sign in with single sign-on.`;
  const mail = writeMail(subject, [
    `The TXT record that verifies ${domain} for your workspace is missing. ${after}`,
    "Add it again at your DNS provider. It reads:",
    { quote: `${txtName}\n${txtValue}` },
    { label: "Open Settings → Security", link: new URL("/settings/security", config().APP_URL).href },
  ]);
  for (const to of await adminAddresses(tx, workspaceId)) await queueMail(tx, { to, workspaceId, ...mail });
}
