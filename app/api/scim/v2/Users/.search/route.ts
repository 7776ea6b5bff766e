import { queryOfBody } from "@/lib/scim/query";
import { scim } from "@/lib/scim/surface";
import { conditionsOf } from "@/lib/scim/users/conditions-of";
import { listedUsers } from "@/lib/scim/users/listed-users";
import { list } from "@/lib/services/provisioning/users/list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/Users/.search", {
  POST: async (ctx, { body }) => {
    const query = queryOfBody(body);
    return listedUsers(await list(ctx, conditionsOf(query.filter ?? []), query), query);
  },
});
export const dynamic = "force-dynamic";
