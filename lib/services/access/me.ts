import { type Context, personOf, type Role } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { permit } from "./permit";

export type Me = { id: string; email: string; name: string | null; role: Role; plan: Plan; workspaceId: string };

/** The person behind the call, with the role that the call acts with: at most member for a key. */
export async function me(ctx: Context): Promise<Me> {
  permit(ctx, "workspace.read");
  const id = personOf(ctx) ?? "";
  const person = await db().user.findUnique({ where: { id }, select: { id: true, email: true, name: true } });
  if (!person || !("role" in ctx.actor)) throw notFound("Person");
  return { ...person, role: ctx.actor.role, plan: ctx.plan, workspaceId: ctx.workspaceId };
}
