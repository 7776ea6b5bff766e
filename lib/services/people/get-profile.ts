import { type Context, personOf } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { needsCurrent } from "./needs-current";
import type { ProfileRecord } from "./record";

/** The acting person. */
export async function getProfile(ctx: Context): Promise<ProfileRecord> {
  const select = { id: true, email: true, name: true, passwordHash: true };
  const found = await db().user.findUnique({ where: { id: personOf(ctx) ?? "" }, select });
  if (!found) throw notFound("Person");
  const { passwordHash, ...person } = found;
  return { ...person, hasPassword: passwordHash !== null, needsCurrentPassword: await needsCurrent(ctx, passwordHash) };
}
