import { locationOf } from "../location";
import { GROUP_URN, RESOURCE_TYPE_URN, USER_URN } from "../urns";

const resourceType = (name: string, schema: string, description: string) => ({
  schemas: [RESOURCE_TYPE_URN],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema,
  schemaExtensions: [],
  meta: { resourceType: "ResourceType", location: locationOf("ResourceTypes", name) },
});

/** What can be provisioned (RFC 7643 §6). */
export const resourceTypes = () => [
  resourceType("User", USER_URN, "The people of the workspace"),
  resourceType("Group", GROUP_URN, "The groups of the three roles"),
];
