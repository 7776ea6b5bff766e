import type { Metadata } from "next";
import { Reference } from "@/components/docs/reference";
import { documents } from "../documents";
import { everyCall } from "../every-call";

export const metadata: Metadata = { title: "v1 API reference" };

export default function V1ReferencePage() {
  return <Reference current="v1" document={documents.v1()} elsewhere={everyCall("v1")} />;
}
