import type { Metadata } from "next";
import { ReferenceGroup } from "@/components/docs/reference-group";
import { everyCall } from "../../every-call";
import { type GroupParams, loadGroup } from "../../load-group";

export async function generateMetadata(props: GroupParams): Promise<Metadata> {
  return { title: `${(await loadGroup("v1", props)).group.name}: v1 API reference` };
}

export default async function V1GroupPage(props: GroupParams) {
  return <ReferenceGroup current="v1" elsewhere={everyCall("v1")} {...(await loadGroup("v1", props))} />;
}
