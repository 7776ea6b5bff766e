import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { changesOf } from "@/lib/services/audit/changes-of";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import type { MemberRole } from "@/lib/services/members/record";
import type { SavedScimSettings, ScimSettingsRecord } from "@/lib/services/provisioning/record";
import { newToken } from "./new-token";
import { read } from "./read";
import { requirePlan } from "./require-plan";

type Asked = { enabled: boolean; defaultRole?: MemberRole | undefined; providerName?: string | null | undefined };

const NONE = { tokenHash: null, tokenLast4: null, tokenCreatedAt: null };
const pick = ({ defaultRole, providerName }: ScimSettingsRecord) => ({ defaultRole, providerName });

/**
 * Turns SCIM on or off and names the provider; absent fields stay. Turning it on creates a token, returned only here;
 * turning it off ends the token at once and changes nobody. Throws `plan_required` for keeping or turning it on without
 * the plan.
 */
export async function save(ctx: Context, { enabled, defaultRole, providerName }: Asked): Promise<SavedScimSettings> {
  permit(ctx, "workspace.manage");
  if (enabled) requirePlan(ctx);
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const before = await read(ctx);
    if (changedFields(before, { enabled, defaultRole, providerName }).length === 0)
      return { settings: before, token: null };
    const isSwitched = enabled !== before.enabled;
    const made = isSwitched && enabled ? newToken() : null;
    const token = made ? made.kept : isSwitched ? NONE : {};
    const data = { enabled, defaultRole, providerName };
    await tx.db.scimDirectory.upsert({
      where: { workspaceId },
      create: { id: newId("scimDirectory"), workspaceId, ...data, ...token },
      update: { ...data, ...token },
    });
    const settings = await read(ctx);
    const changes = changesOf(pick(before), pick(settings));
    if (isSwitched) audit(tx, { action: enabled ? "scim.enabled" : "scim.disabled", changes });
    else if (changes) audit(tx, { action: "scim.settings_changed", changes });
    return { settings, token: made?.token ?? null };
  });
}
