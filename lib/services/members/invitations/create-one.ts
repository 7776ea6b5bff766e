import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { MemberInvitationRecord, MemberRole } from "../record";
import { create } from "./create";

type Input = { email: string; role: MemberRole };

/**
 * Invites one address. Throws `allowance_used` if no paid seat is free, and `conflict` for someone who is a member or
 * invited with another role.
 */
export async function createOne(ctx: Context, { email, role }: Input): Promise<MemberInvitationRecord> {
  const { items, refused } = await create(ctx, { emails: [email], role });
  const [invitation] = items;
  if (invitation) return invitation;
  const { code, reason = "" } = refused[0] ?? {};
  throw code === "no_seat"
    ? new AppError("allowance_used", reason, { reason: "seats_taken" })
    : new AppError("conflict", reason, { problems: [{ path: "email", message: reason }] });
}
