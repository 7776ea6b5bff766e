import { found, nothing } from "@/lib/scim/answers";
import { parseGroup } from "@/lib/scim/groups/parse-group";
import { patchGroup } from "@/lib/scim/groups/patch-group";
import { toGroup } from "@/lib/scim/groups/to-group";
import { parsePatch } from "@/lib/scim/patch";
import { scim } from "@/lib/scim/surface";
import { get } from "@/lib/services/provisioning/groups/get";
import { remove } from "@/lib/services/provisioning/groups/remove";
import { update } from "@/lib/services/provisioning/groups/update";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scim("/Groups/{id}", {
  async GET(ctx, { id, query: { selection } }) {
    return found(toGroup(await get(ctx, id, { members: selection.wants("members") })), selection);
  },
  async PUT(ctx, { id, query: { selection }, body }) {
    const { displayName, externalId, memberIds } = parseGroup(body);
    const members = memberIds && { all: true, added: memberIds, removed: [] };
    await update(ctx, id, { displayName, externalId, members });
    return found(toGroup(await get(ctx, id, { members: selection.wants("members") })), selection);
  },
  // The response to a change of members leaves the members out, unless they are requested (RFC 7644 §3.5.2).
  async PATCH(ctx, { id, query: { selection }, body }) {
    await update(ctx, id, patchGroup(parsePatch(body)));
    if (!selection.isChosen) return nothing();
    return found(toGroup(await get(ctx, id, { members: selection.wants("members") })), selection);
  },
  async DELETE(ctx, { id }) {
    await remove(ctx, id);
    return nothing();
  },
});
