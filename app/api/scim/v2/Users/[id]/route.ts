import { found, nothing } from "@/lib/scim/answers";
import { parsePatch } from "@/lib/scim/patch";
import { scim } from "@/lib/scim/surface";
import { patchUser } from "@/lib/scim/users/patch-user";
import { replacedBy } from "@/lib/scim/users/replaced-by";
import { toUser } from "@/lib/scim/users/to-user";
import { read } from "@/lib/services/provisioning/users/read";
import { remove } from "@/lib/services/provisioning/users/remove";
import { update } from "@/lib/services/provisioning/users/update";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/Users/{id}", {
  GET: async (ctx, { id, query }) => found(toUser(await read(ctx, id)), query.selection),
  PUT: async (ctx, { id, query, body }) => {
    const user = await update(ctx, id, replacedBy(body));
    return found(toUser(user), query.selection);
  },
  PATCH: async (ctx, { id, query, body }) => {
    const operations = parsePatch(body);
    return found(toUser(await update(ctx, id, (before) => patchUser(before, operations))), query.selection);
  },
  DELETE: async (ctx, { id }) => {
    await remove(ctx, id);
    return nothing();
  },
});
export const dynamic = "force-dynamic";
