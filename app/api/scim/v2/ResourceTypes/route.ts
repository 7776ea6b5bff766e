import { listOf, refuseFilter } from "@/lib/scim/discovery/document-of";
import { resourceTypes } from "@/lib/scim/discovery/resource-types";
import { scimDocument } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimDocument("/ResourceTypes", (_id, request) => {
  refuseFilter(request);
  return listOf(resourceTypes());
});
export const dynamic = "force-dynamic";
