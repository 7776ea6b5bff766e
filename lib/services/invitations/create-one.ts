import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { create } from "./create";
import type { InvitationRecord } from "./record";

type Input = { email: string; name?: string | undefined; message?: string | undefined };

/** Invites one address; throws `invalid` on `email` if its owner asked not to be invited again. */
export async function createOne(
  ctx: Context,
  studyId: string,
  { email, name, message }: Input,
): Promise<InvitationRecord> {
  const { items, refused } = await create(ctx, studyId, { invitations: [{ email, name }], message });
  if (refused[0]) throw invalid("email", refused[0].reason);
  if (!items[0]) throw new Error("an invitation was neither made nor refused");
  return items[0];
}
