import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { ScimUserRecord } from "@/lib/services/provisioning/record";
import { list } from "./list";

/** One person of the directory, including deactivated ones. Throws `not_found`. */
export async function read(ctx: Context, id: string): Promise<ScimUserRecord> {
  const { items } = await list(ctx, [{ by: "id", is: id }], { startIndex: 1, count: 1 });
  const [user] = items;
  if (!user) throw notFound("User");
  return user;
}
