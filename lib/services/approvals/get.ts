import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ApprovalRow, approvalJson, toRecord } from "./read";
import type { ApprovalRecord } from "./record";

const ONE = `SELECT ${approvalJson("a")} AS approval FROM approval a WHERE a.workspace_id = $1 AND a.id = $2`;

/** An act proposed by Eva that a person decides on, or has decided on. Throws `not_found`. */
export async function get(ctx: Context, approvalId: string): Promise<ApprovalRecord> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, approvalId];
  const { rows } = await pool().query<{ approval: ApprovalRow }>({ name: "get_approval", text: ONE, values });
  if (!rows[0]) throw notFound("Approval");
  return toRecord(ctx, rows[0].approval);
}

const OF_MESSAGE = `SELECT ${approvalJson("a")} AS approval FROM approval a JOIN chat_message m
  ON a.thread_id = m.thread_id AND a.message_id = m.id WHERE m.workspace_id = $1 AND m.id = $2`;

/** The proposal of one of Eva's messages, if any. */
export async function getOfMessage(ctx: Context, messageId: string): Promise<ApprovalRecord | null> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, messageId];
  const { rows } = await pool().query<{ approval: ApprovalRow }>({
    name: "approval_of_message",
    text: OF_MESSAGE,
    values,
  });
  return rows[0] ? toRecord(ctx, rows[0].approval) : null;
}
