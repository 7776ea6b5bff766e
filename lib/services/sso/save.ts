import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { setDefaultRole } from "./default-role";
import { endOtherSessions } from "./end-other-sessions";
import { providerFields, type SsoInput } from "./provider-fields";
import { read } from "./read";
import type { SsoSettingsRecord } from "./record";
import { requirePlan } from "./require-plan";

/** A result says nothing about settings that it didn’t test. */
const UNTESTED = { lastTestAt: null, lastTestOk: null, lastTestSentence: null };

/**
 * Connects a provider or changes how it is connected. Throws `plan_required`, `invalid` with the field, and `conflict`
 * if single sign-on is to be required before a domain is verified, a test has succeeded with these settings, or it is
 * on.
 */
export async function save(ctx: Context, input: SsoInput): Promise<SsoSettingsRecord> {
  permit(ctx, "workspace.manage");
  requirePlan(ctx.plan);
  const { workspaceId } = ctx;
  const seen = await db().ssoConnection.findUnique({ where: { workspaceId } });
  const provider = await providerFields(input, seen);
  await transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const known = await tx.db.ssoConnection.findUnique({ where: { workspaceId } });
    if (known?.id !== seen?.id || known?.version !== seen?.version)
      throw new AppError("conflict", "Somebody else just changed these settings. Reload the page and try again.");
    const { isAnother, needsTest, ...fields } = provider;
    const enabled = input.enabled ?? known?.enabled ?? false;
    const required = input.required ?? known?.required ?? false;
    const testedAt = needsTest ? null : (known?.testedAt ?? null);
    if (required) await requireReady(tx, workspaceId, { enabled, testedAt });
    const version = (known?.version ?? 0) + (needsTest ? 1 : 0);
    const data = Object.assign(fields, { providerName: input.providerName, enabled, required, testedAt, version });
    const id = known?.id ?? newId("ssoConnection");
    if (input.defaultRole && (await setDefaultRole(tx, workspaceId, input.defaultRole)))
      audit(tx, { action: "sso.default_role_changed", targetId: id, details: { role: input.defaultRole } });
    if (known && changedFields(known, data).length === 0) return;
    const changes = needsTest ? Object.assign(data, UNTESTED) : data;
    if (known) await tx.db.ssoConnection.update({ where: { id, workspaceId }, data: changes });
    else await tx.db.ssoConnection.create({ data: { id, workspaceId, ...data } });
    if (needsTest) await tx.db.ssoFlow.deleteMany({ where: { connectionId: id } });
    if (isAnother) await tx.db.ssoIdentity.deleteMany({ where: { connectionId: id } });
    const ended = required && !known?.required ? await endOtherSessions(tx, ctx) : 0;
    audit(tx, {
      action: known ? "sso.changed" : "sso.connected",
      targetId: id,
      details: {
        provider: input.providerName,
        kind: input.kind,
        enabled,
        required,
        // By name only: the values may be long, or secret.
        changed: known ? changedFields(known, fields) : [],
        sessionsEnded: ended,
      },
    });
  });
  return read(ctx);
}

type Wanted = { enabled: boolean; testedAt: Date | null };

/** Nobody is locked out by settings that were never seen to work. */
async function requireReady(tx: Transaction, workspaceId: string, { enabled, testedAt }: Wanted): Promise<void> {
  const refuse = (sentence: string) => new AppError("conflict", sentence, { reason: "sso_not_ready" });
  if (!enabled) throw refuse("Single sign-on must be on while it is required.");
  if (!testedAt)
    throw refuse(
      "Before you can require single sign-on, a test sign-in with these settings has to succeed. Stop requiring it, save, and test.",
    );
  if ((await verifiedDomains(tx, workspaceId)).length === 0)
    throw refuse("Verify a domain first: single sign-on is required for addresses at verified domains.");
}
