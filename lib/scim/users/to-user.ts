import type { ScimUserRecord } from "@/lib/services/provisioning/record";
import type { Resource } from "../answers";
import { locationOf } from "../location";
import { USER_URN } from "../urns";

/** A person in SCIM's form (RFC 7643 §4.1), never with a password, since we store none. */
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
