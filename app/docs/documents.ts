import type { ApiDocument } from "@/components/docs/document";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";

/** The OpenAPI documents, typed as far as the reference shows them. */
export const documents = {
  v1: () => v1Document() as ApiDocument,
  api: () => apiDocument() as ApiDocument,
};
