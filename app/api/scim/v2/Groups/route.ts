import { created, listed } from "@/lib/scim/answers";
import { groupConditions } from "@/lib/scim/groups/group-conditions";
import { parseGroup } from "@/lib/scim/groups/parse-group";
import { toGroup } from "@/lib/scim/groups/to-group";
import { scim } from "@/lib/scim/surface";
import { create } from "@/lib/services/provisioning/groups/create";
import { list } from "@/lib/services/provisioning/groups/list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/Groups", {
  async GET(ctx, { query }) {
    const { filter, startIndex, count, selection } = query;
    const asked = { startIndex, count, members: selection.wants("members") };
    const { items, total } = await list(ctx, groupConditions(filter ?? []), asked);
    return listed(items.map(toGroup), { total, startIndex }, selection);
  },
  async POST(ctx, { query: { selection }, body }) {
    const { displayName, externalId = null, memberIds = [] } = parseGroup(body);
    const group = await create(ctx, { displayName, externalId, memberIds }, { members: selection.wants("members") });
    return created(toGroup(group), selection);
  },
});
