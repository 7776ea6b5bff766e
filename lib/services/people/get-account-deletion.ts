import { type Context, personOf } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { confirmationOf } from "./confirmation-of";
import type { AccountDeletion } from "./record";
import { standings } from "./standings";

/** What deleting the acting person's account would mean, and what stands in its way. */
export async function getAccountDeletion(ctx: Context): Promise<AccountDeletion> {
  const id = personOf(ctx) ?? "";
  const person = await db().user.findUnique({ where: { id }, select: { email: true, passwordHash: true } });
  if (!person) throw notFound("Person");
  const [confirmation, workspaces] = await Promise.all([confirmationOf(ctx, person.passwordHash), standings(db(), id)]);
  return {
    email: person.email,
    confirmation,
    workspaces: workspaces.map(({ membershipId: _membershipId, ...workspace }) => workspace),
  };
}
