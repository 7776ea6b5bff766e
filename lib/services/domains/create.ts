import { type Context, personOf } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { mailDomain } from "@/lib/core/mail/mail-domain";
import { PUBLIC_MAIL_DOMAINS } from "@/lib/core/mail/public-mail-domains";
import { newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { requirePlan } from "@/lib/services/sso/require-plan";
import { read } from "./read";
import type { DomainRecord } from "./record";

const MOST = 20;

/**
 * Stores a domain that the workspace claims, and the record that would prove it. An existing one keeps its record.
 * Throws `invalid` on `domain`, `plan_required`, `conflict` for another workspace's and beyond 20.
 */
export async function create(ctx: Context, text: string): Promise<DomainRecord> {
  permit(ctx, "workspace.manage");
  requirePlan(ctx.plan);
  const { workspaceId } = ctx;
  const domain = mailDomain(text.trim().replace(/^@/, ""));
  if (!domain) throw invalid("domain", "Enter the part of your addresses after the @, such as example.com.");
  if (PUBLIC_MAIL_DOMAINS.has(domain))
    throw invalid("domain", `Anyone can get an address at ${domain}, so it can’t belong to your workspace.`);
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const known = await tx.db.domain.findMany({ where: { workspaceId }, select: { id: true, domain: true } });
    const same = known.find((one) => one.domain === domain);
    if (same) return read(workspaceId, same.id);
    const taken = await db().domain.count({ where: { domain, verifiedAt: { not: null } } });
    if (taken > 0) throw takenByAnother(domain);
    if (known.length >= MOST) throw new AppError("conflict", `A workspace can have at most ${MOST} domains.`);
    const id = newId("domain");
    const data = { id, workspaceId, domain, token: newToken(), createdById: personOf(ctx) };
    await tx.db.domain.create({ data });
    audit(tx, { action: "domain.added", targetId: id, details: { domain } });
    return read(workspaceId, id);
  });
}

/** Doesn't say who it is. */
export const takenByAnother = (domain: string): AppError =>
  new AppError("conflict", `Another workspace has already verified ${domain}.`, { reason: "domain_taken" });
