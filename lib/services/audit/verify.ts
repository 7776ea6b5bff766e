import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { checkChain } from "./chain/check-chain";
import { BEGINNING } from "./chain/link";
import { sealWorkspace } from "./chain/seal-workspace";
import type { AuditVerdict } from "./record";

type Noted = { sequence: number; hash: string };
type Head = { sequence: string | null; hash: Buffer | null; last: string | null };

const HEAD = `
  SELECT h.sequence, h.hash, (SELECT max(e.sequence) FROM audit_entry e WHERE e.workspace_id = $1 AND e.sequence IS NOT NULL) AS last
    FROM (SELECT 1) one LEFT JOIN audit_head h ON h.workspace_id = $1`;

/**
 * Goes through the workspace's whole chain. Whoever noted a head earlier (`noted`) also learns whether the entry of
 * that number still has that hash: a chain that was computed anew from there on has not. Admins only.
 */
export async function verify(ctx: Context, noted?: Noted): Promise<AuditVerdict> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  // A chain whose end was tampered with takes no more entries; that is told below.
  await sealWorkspace(workspaceId).catch((err: unknown) => log().error({ workspaceId, err }, "audit log not sealed"));
  const { rows } = await pool().query<Head>(HEAD, [workspaceId]);
  const head = { sequence: Number(rows[0]?.sequence ?? 0), hash: rows[0]?.hash ?? BEGINNING };
  const last = Number(rows[0]?.last ?? 0);
  const checked = await checkChain(workspaceId, Math.max(head.sequence, last), noted?.sequence);
  const { entries, redacted, lastAt, hashAt } = checked;
  const fits = last <= head.sequence && checked.lastHash.equals(head.hash);
  const atEnd = { sequence: entries, entryId: null, reason: "changed" as const };
  const broken = checked.broken ?? (fits ? null : atEnd);
  return {
    status: broken ? "broken" : "whole",
    entries,
    redacted,
    broken,
    upTo: lastAt?.toISOString() ?? null,
    head: { sequence: entries, hash: checked.lastHash.toString("hex") },
    noted: noted ? (hashAt?.toString("hex") === noted.hash ? "matches" : "differs") : null,
  };
}
