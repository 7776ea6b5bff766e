import { listed } from "@/lib/scim/answers";
import { groupConditions } from "@/lib/scim/groups/group-conditions";
import { toGroup } from "@/lib/scim/groups/to-group";
import { queryOfBody } from "@/lib/scim/query";
import { scim } from "@/lib/scim/surface";
import { list } from "@/lib/services/provisioning/groups/list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/Groups/.search", {
  async POST(ctx, { body }) {
    const { filter, startIndex, count, selection } = queryOfBody(body);
    const asked = { startIndex, count, members: selection.wants("members") };
    const { items, total } = await list(ctx, groupConditions(filter ?? []), asked);
    return listed(items.map(toGroup), { total, startIndex }, selection);
  },
});
