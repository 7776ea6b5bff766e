import type { GroupRecord } from "@/lib/services/provisioning/record";
import type { Resource } from "../answers";
import { locationOf } from "../location";
import { GROUP_URN } from "../urns";

/** A role group in SCIM's form (RFC 7643 §4.2); without members if nobody asked for them. */
export const toGroup = (group: GroupRecord): Resource => ({
  schemas: [GROUP_URN],
  id: group.id,
  externalId: group.externalId ?? undefined,
  displayName: group.displayName,
  members: group.members?.map(({ value, display }) => ({
    value,
    $ref: locationOf("Users", value),
    display,
    type: "User",
  })),
  meta: {
    resourceType: "Group",
    created: group.createdAt.toISOString(),
    lastModified: group.updatedAt.toISOString(),
    location: locationOf("Groups", group.id),
  },
});
