import type { ScimUserRecord } from "@/lib/services/provisioning/record";
import type { Resource } from "../answers";
import { locationOf } from "../location";
import { USER_URN } from "../urns";

/** A person as SCIM says it (RFC 7643 §4.1). A password, which we keep none of, is never among it. */
export function toUser(user: ScimUserRecord): Resource {
  const { id, userName, externalId, active, displayName, name, emails } = user;
  return {
    schemas: [USER_URN],
    id,
    externalId: externalId ?? undefined,
    userName,
    name,
    displayName: displayName ?? undefined,
    active,
    emails,
    meta: {
      resourceType: "User",
      created: user.createdAt,
      lastModified: user.updatedAt,
      location: locationOf("Users", id),
    },
  };
}
