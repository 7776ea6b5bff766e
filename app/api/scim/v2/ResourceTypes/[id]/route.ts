import { documentOf } from "@/lib/scim/discovery/document-of";
import { resourceTypes } from "@/lib/scim/discovery/resource-types";
import { scimDocument } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimDocument("/ResourceTypes/{id}", (id) =>
  documentOf(resourceTypes(), id, "ResourceType"),
);
export const dynamic = "force-dynamic";
