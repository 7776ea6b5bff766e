import { listOf, refuseFilter } from "@/lib/scim/discovery/document-of";
import { schemas } from "@/lib/scim/discovery/schemas";
import { scimDocument } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimDocument("/Schemas", (_id, request) => {
  refuseFilter(request);
  return listOf(schemas());
});
export const dynamic = "force-dynamic";
