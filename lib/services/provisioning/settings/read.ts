import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { PLAN_FACTS } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import type { MemberRole } from "@/lib/services/members/record";
import type { ScimErrorRecord, ScimSettingsRecord } from "@/lib/services/provisioning/record";

type Row = Omit<ScimSettingsRecord, "available" | "baseUrl" | "counts" | "errors" | "defaultRole"> & {
  defaultRole: MemberRole | null;
  people: number;
  groups: number;
};

const SETTINGS = `
  SELECT coalesce(d.enabled, false) AS enabled, d.provider_name AS "providerName", d.default_role AS "defaultRole",
         d.token_last4 AS "tokenLast4", d.token_created_at AS "tokenCreatedAt", d.last_sync_at AS "lastSyncAt",
         (SELECT count(*)::int FROM scim_user u WHERE u.workspace_id = w.id AND u.provisioned_at IS NOT NULL) AS people,
         (SELECT count(*)::int FROM scim_group g WHERE g.workspace_id = w.id AND g.pushed_at IS NOT NULL) AS groups
    FROM workspace w LEFT JOIN scim_directory d ON d.workspace_id = w.id WHERE w.id = $1`;

const ERRORS = `
  SELECT id::text, provider, method, path, status, detail AS sentence, created_at AS "createdAt"
    FROM scim_error WHERE workspace_id = $1 ORDER BY scim_error.id DESC LIMIT 20`;

/** How a provider is connected, what it pushed, and its latest refused requests. For admins. */
export async function read(ctx: Context): Promise<ScimSettingsRecord> {
  permit(ctx, "workspace.manage");
  const [row] = await db().$queryRawUnsafe<Row[]>(SETTINGS, ctx.workspaceId);
  const errors = await db().$queryRawUnsafe<ScimErrorRecord[]>(ERRORS, ctx.workspaceId);
  return {
    available: PLAN_FACTS[ctx.plan].sso,
    enabled: row?.enabled ?? false,
    baseUrl: new URL("/api/scim/v2", config().APP_URL).href,
    providerName: row?.providerName ?? null,
    defaultRole: row?.defaultRole ?? "member",
    tokenLast4: row?.tokenLast4 ?? null,
    tokenCreatedAt: row?.tokenCreatedAt ?? null,
    lastSyncAt: row?.lastSyncAt ?? null,
    counts: { people: row?.people ?? 0, groups: row?.groups ?? 0 },
    errors,
  };
}
