import { created } from "@/lib/scim/answers";
import { scim } from "@/lib/scim/surface";
import { conditionsOf } from "@/lib/scim/users/conditions-of";
import { listedUsers } from "@/lib/scim/users/listed-users";
import { newUser } from "@/lib/scim/users/new-user";
import { toUser } from "@/lib/scim/users/to-user";
import { create } from "@/lib/services/provisioning/users/create";
import { list } from "@/lib/services/provisioning/users/list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/Users", {
  GET: async (ctx, { query }) => listedUsers(await list(ctx, conditionsOf(query.filter ?? []), query), query),
  POST: async (ctx, { query, body }) => created(toUser(await create(ctx, newUser(body))), query.selection),
});
export const dynamic = "force-dynamic";
