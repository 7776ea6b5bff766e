import type { Metadata } from "next";
import { ReferenceGroup } from "@/components/docs/reference-group";
import { everyCall } from "../../every-call";
import { type GroupParams, loadGroup } from "../../load-group";

export async function generateMetadata(props: GroupParams): Promise<Metadata> {
  return { title: `${(await loadGroup("api", props)).group.name}: App API reference` };
}

export default async function AppGroupPage(props: GroupParams) {
  return <ReferenceGroup current="api" elsewhere={everyCall("api")} {...(await loadGroup("api", props))} />;
}
