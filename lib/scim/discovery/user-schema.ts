import { locationOf } from "../location";
import { SCHEMA_URN, USER_URN } from "../urns";
import { attribute } from "./attribute";

const NAME = [
  attribute("formatted", { description: "The full name, as it is shown." }),
  attribute("familyName", { description: "The family name." }),
  attribute("givenName", { description: "The given name." }),
  attribute("middleName", { description: "Middle names." }),
  attribute("honorificPrefix", { description: "What goes before the name, such as Dr." }),
  attribute("honorificSuffix", { description: "What goes after the name, such as III." }),
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
      description: "The name used to match a person, usually their address. Unique regardless of case.",
      required: true,
      uniqueness: "server",
    }),
    attribute("name", { type: "complex", description: "The parts of the name.", parts: NAME }),
    attribute("displayName", { description: "The display name." }),
    attribute("emails", {
      type: "complex",
      description: "Addresses. Invitations go to the one of type work; without it, userName is used.",
      multiValued: true,
      parts: EMAIL,
    }),
    attribute("active", {
      type: "boolean",
      description: "Whether the person has access. False ends it at once; their work is kept.",
    }),
    attribute("externalId", { description: "The provider's own id for the person.", caseExact: true }),
  ],
  meta: { resourceType: "Schema", location: locationOf("Schemas", USER_URN) },
});
