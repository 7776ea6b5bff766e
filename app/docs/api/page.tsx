import type { Metadata } from "next";
import { Reference } from "@/components/docs/reference";
import { documents } from "../documents";
import { everyCall } from "../every-call";

export const metadata: Metadata = { title: "App API reference" };

export default function AppReferencePage() {
  return <Reference current="api" document={documents.api()} elsewhere={everyCall("api")} />;
}
