import { type Context, isReadOnly, personOf } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { may } from "@/lib/services/access/permit";
import { kindOf } from "./kinds";
import type { Described } from "./kinds/kind";
import { type ApprovalRow, approvalJson, toRecord } from "./read";
import type { ApprovalKind, ApprovalRecord } from "./record";

const DAYS_OPEN = 7;
const DAY_MS = 86_400_000;

/** An act to be approved: its payload was checked, and its effect is described in words. */
export type Proposal = Described & { kind: ApprovalKind; payload: unknown };

/** Whether anything may be proposed to this caller: not to someone who may only read. */
export const mayPropose = (ctx: Context, kind: ApprovalKind): boolean => {
  const isSomebody = personOf(ctx) !== null && !isReadOnly(ctx);
  return isSomebody && may(ctx, kindOf(kind)?.permission ?? "workspace.manage");
};

/** Checks and describes an act. Throws what would refuse it now. Nothing is stored. */
export async function describe(ctx: Context, kind: ApprovalKind, payload: unknown): Promise<Proposal> {
  const known = kindOf(kind);
  if (!known) throw new Error(`no such kind of approval: ${kind}`);
  return { ...(await known.describe(ctx, payload)), kind };
}

const MADE = `SELECT ${approvalJson("a")} AS approval FROM approval a WHERE a.id = $1`;

type Place = { id: string; threadId: string; messageId: string };

/** Stores a proposal with the message that makes it. Nothing happens until a person approves it. */
export async function propose(
  tx: Transaction,
  ctx: Context,
  proposal: Proposal,
  place: Place,
): Promise<ApprovalRecord> {
  const { kind, summary, costCents } = proposal;
  const payload = proposal.payload as object;
  const expiresAt = new Date(Date.now() + DAYS_OPEN * DAY_MS);
  const { workspaceId } = ctx;
  await tx.db.approval.create({
    data: { ...place, workspaceId, kind, summary, costCents, payload, requestedById: personOf(ctx), expiresAt },
  });
  audit(tx, { action: "approval.proposed", targetId: place.id, details: { kind }, via: "eva" });
  const [row] = await tx.db.$queryRawUnsafe<{ approval: ApprovalRow }[]>(MADE, place.id);
  if (!row) throw new Error("an approval that was just made is there");
  return toRecord(ctx, row.approval);
}
