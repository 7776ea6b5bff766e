import { listed } from "@/lib/scim/answers";
import { groupConditions } from "@/lib/scim/groups/group-conditions";
import { toGroup } from "@/lib/scim/groups/to-group";
import { ifKnown } from "@/lib/scim/if-known";
import { queryOfBody } from "@/lib/scim/query";
import { scim } from "@/lib/scim/surface";
import { conditionsOf } from "@/lib/scim/users/conditions-of";
import { toUser } from "@/lib/scim/users/to-user";
import { list as listGroups } from "@/lib/services/provisioning/groups/list";
import { list as listUsers } from "@/lib/services/provisioning/users/list";

const NONE = { items: [], total: 0 };
const ALL = 200;

/** People first, then groups, of which there are at most three. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/.search", {
  async POST(ctx, { body }) {
    const { filter, startIndex, count, selection } = queryOfBody(body);
    const comparisons = filter ?? [];
    const forGroups = ifKnown(() => groupConditions(comparisons));
    const forUsers = forGroups ? ifKnown(() => conditionsOf(comparisons)) : conditionsOf(comparisons);
    const users = forUsers ? await listUsers(ctx, forUsers, { startIndex, count }) : NONE;
    const asked = { startIndex: 1, count: ALL, members: selection.wants("members") };
    const groups = forGroups ? await listGroups(ctx, forGroups, asked) : NONE;
    const first = Math.max(0, startIndex - 1 - users.total);
    const rest = groups.items.slice(first, first + count - users.items.length);
    const total = users.total + groups.total;
    return listed([...users.items.map(toUser), ...rest.map(toGroup)], { total, startIndex }, selection);
  },
});
export const dynamic = "force-dynamic";
