import { locationOf } from "../location";
import { GROUP_URN, SCHEMA_URN } from "../urns";
import { attribute } from "./attribute";

const MEMBER = [
  attribute("value", { description: "The id of the person.", immutable: true, caseExact: true }),
  attribute("$ref", {
    type: "reference",
    description: "The address of the person.",
    immutable: true,
    caseExact: true,
    referenceTypes: ["User"],
  }),
  attribute("display", { description: "The person's name.", readOnly: true }),
  attribute("type", { description: "Always User.", immutable: true, canonicalValues: ["User"] }),
];

/** The groups of the three roles (RFC 7643 §4.2). */
export const groupSchema = () => ({
  schemas: [SCHEMA_URN],
  id: GROUP_URN,
  name: "Group",
  description: "The people with a role.",
  attributes: [
    attribute("displayName", {
      description: "The name, which must end in Admins, Members, or Observers, or another word for one of these.",
      required: true,
      uniqueness: "server",
    }),
    attribute("members", { type: "complex", description: "Who is in the group.", multiValued: true, parts: MEMBER }),
    attribute("externalId", { description: "The provider's own id for the group.", caseExact: true }),
  ],
  meta: { resourceType: "Schema", location: locationOf("Schemas", GROUP_URN) },
});
