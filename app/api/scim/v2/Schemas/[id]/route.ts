import { documentOf } from "@/lib/scim/discovery/document-of";
import { schemas } from "@/lib/scim/discovery/schemas";
import { scimDocument } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimDocument("/Schemas/{id}", (id) =>
  documentOf(schemas(), id, "Schema"),
);
export const dynamic = "force-dynamic";
