import { locationOf } from "../location";
import { SCHEMA_URN, USER_URN } from "../urns";
import { attribute } from "./attribute";

const NAME = [
  attribute("formatted", { description: "The whole name, as it is shown." }),
  attribute("familyName", { description: "The family name." }),
  attribute("givenName", { description: "The given name." }),
  attribute("middleName", { description: "Middle names." }),
  attribute("honorificPrefix", { description: "What stands before the name, such as Dr." }),
  attribute("honorificSuffix", { description: "What stands after the name, such as III." }),
];

const EMAIL = [
  attribute("value", { description: "The address." }),
  attribute("display", { description: "How the address is shown." }),
  attribute("type", { description: "What the address is for.", canonicalValues: ["work", "home", "other"] }),
  attribute("primary", { type: "boolean", description: "Whether this is the main address." }),
];

/** The attributes of people that are stored (RFC 7643 §4.1); all others are accepted and ignored. */
export const userSchema = () => ({
  schemas: [SCHEMA_URN],
  id: USER_URN,
  name: "User",
  description: "A person of the workspace.",
  attributes: [
    attribute("userName", {
      description: "The name that a person is matched by, usually their address. Unique in any letter case.",
      required: true,
      uniqueness: "server",
    }),
    attribute("name", { type: "complex", description: "The parts of the name.", parts: NAME }),
    attribute("displayName", { description: "The name that is shown." }),
    attribute("emails", {
      type: "complex",
      description: "Addresses. The one of type work is where an invitation goes; without it, userName is.",
      multiValued: true,
      parts: EMAIL,
    }),
    attribute("active", {
      type: "boolean",
      description: "Whether the person has access. False ends it at once; what they made stays.",
    }),
    attribute("externalId", { description: "The provider's own id of the person.", caseExact: true }),
  ],
  meta: { resourceType: "Schema", location: locationOf("Schemas", USER_URN) },
});
