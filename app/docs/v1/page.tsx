import type { Metadata } from "next";
import type { ApiDocument } from "@/components/docs/document";
import { Reference } from "@/components/docs/reference";
import { v1Document } from "@/lib/v1/openapi";
import { everyCall } from "../every-call";

export const metadata: Metadata = { title: "v1 API reference" };

export default function V1ReferencePage() {
  return <Reference current="v1" document={v1Document() as ApiDocument} elsewhere={everyCall("v1")} />;
}
