import type { Context } from "@/lib/core/context";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "../lock-workspace";
import type { InvitedMembers, MemberRole, Refusal, Seats } from "../record";
import { seatsTaken } from "../require-seat";
import { needsSeat, seats } from "../seats";
import { readThese } from "./read-these";
import { requireRoom } from "./require-room";
import { senderOf } from "./send";
import { write } from "./write";

const REASONS: Record<Refusal, (now: Seats) => string> = {
  here: () => "This person is already in the workspace.",
  other_role: () => "This address is already invited with another role. Cancel that invitation first.",
  no_seat: seatsTaken,
};

type Input = { emails: string[]; role: MemberRole };
/** An address, whether its owner is a member, and its invitation that is neither accepted nor cancelled. */
type Known = { email: string; here: boolean; id: string | null; role: MemberRole | null; expired: boolean };

/**
 * Invites addresses by mail, in the given order. An address that is already invited keeps its invitation; one that is a
 * member, or for which no paid seat is left, is refused with the reason. Throws `rate_limited` beyond 200 a day.
 */
export async function create(ctx: Context, { emails, role }: Input): Promise<InvitedMembers> {
  permit(ctx, "workspace.manage");
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const refused: InvitedMembers["refused"] = [];
    // Each invitation, and whether it is new.
    const ids = new Map<string, boolean>();
    const now = await seats(ctx.workspaceId);
    const sender = await senderOf(tx, ctx);
    for (const known of await lookUp(tx, ctx, [...new Set(emails)])) {
      const { email, id } = known;
      const code = refusalOf(known, role, now);
      const isFresh = id === null || known.expired;
      if (code) refused.push({ email, code, reason: REASONS[code](now) });
      else ids.set(isFresh ? await write(tx, ctx, { email, role, id, sender }) : id, isFresh);
      if (!code && isFresh && needsSeat(role)) Object.assign(now, { used: now.used + 1, reserved: now.reserved + 1 });
    }
    if ([...ids.values()].includes(true)) await requireRoom(tx, ctx);
    const items = (await readThese(ctx.workspaceId, [...ids.keys()]))
      .map((one) => ({ ...one, created: ids.get(one.id) === true }))
      .sort((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email));
    return { items, refused };
  });
}

function refusalOf(known: Known, role: MemberRole, { used, included }: Seats): Refusal | null {
  if (known.here) return "here";
  if (known.id !== null && !known.expired) return known.role === role ? null : "other_role";
  return needsSeat(role) && used >= included ? "no_seat" : null;
}

const lookUp = (tx: Transaction, { workspaceId }: Context, emails: string[]) =>
  tx.db.$queryRaw<Known[]>`
    SELECT e.email, i.id, i.role, coalesce(i.expires_at <= now(), false) AS expired,
           EXISTS (SELECT 1 FROM membership m JOIN user_account u ON u.id = m.user_id
             WHERE u.email = e.email AND m.workspace_id = ${workspaceId} AND m.active AND m.role <> 'participant') AS here
      FROM unnest(${emails}::text[]) WITH ORDINALITY AS e(email, at)
      LEFT JOIN member_invitation i ON i.workspace_id = ${workspaceId} AND i.email = e.email
           AND i.accepted_at IS NULL AND i.cancelled_at IS NULL ORDER BY e.at`;
