import type { Metadata } from "next";
import type { ApiDocument } from "@/components/docs/document";
import { Reference } from "@/components/docs/reference";
import { apiDocument } from "@/lib/api/openapi";
import { everyCall } from "../every-call";

export const metadata: Metadata = { title: "App API reference" };

export default function AppReferencePage() {
  return <Reference current="api" document={apiDocument() as ApiDocument} elsewhere={everyCall("api")} />;
}
